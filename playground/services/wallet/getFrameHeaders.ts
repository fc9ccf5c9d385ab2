const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Response headers of the frame page, as docs/self-hosting.md has them. */
export function getFrameHeaders(
  parameters: getFrameHeaders.Parameters,
): Record<string, string> {
  const { allowedOrigins, connect } = parameters
  const ancestors = allowedOrigins.length > 0 ? allowedOrigins : ["'none'"]
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      `connect-src ${["'self'", ...connect].join(' ')}`,
      `frame-ancestors ${ancestors.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
    ].join('; '),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': denied.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

export declare namespace getFrameHeaders {
  type Parameters = {
    /** Who may embed the page; nobody when empty. */
    allowedOrigins: readonly string[]
    /** Origins the page may fetch from, besides its own. */
    connect: readonly string[]
  }
}
