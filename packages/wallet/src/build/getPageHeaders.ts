const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/** What every page of the wallet's origin answers with. */
export function getPageHeaders(
  parameters: getPageHeaders.Parameters,
): Record<string, string> {
  const { allowed = [], ancestors, connect, isSecure, opener } = parameters
  const { worker } = parameters
  const list = (sources: readonly string[]) =>
    sources.length > 0 ? sources.join(' ') : "'none'"
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      `connect-src ${list(connect)}`,
      `worker-src ${worker?.source ?? "'none'"}`,
      "frame-src 'none'",
      `frame-ancestors ${list(ancestors)}`,
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${worker?.policy ?? "'none'"}`,
    ].join('; '),
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': opener,
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [
      ...allowed.map((name) => `${name}=(self)`),
      ...denied.map((name) => `${name}=()`),
    ].join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
}

export declare namespace getPageHeaders {
  type Parameters = {
    /** Features of the browser that the page may use; the others are off. */
    allowed?: readonly string[] | undefined
    /** Who may embed it; nobody when empty. */
    ancestors: readonly string[]
    /** Where it may fetch from; nowhere when empty. */
    connect: readonly string[]
    /** Whether it is served over TLS. */
    isSecure: boolean
    /** Its `Cross-Origin-Opener-Policy`. */
    opener: 'same-origin-allow-popups' | 'unsafe-none'
    /** The worker it may start, and the policy that does; none by default. */
    worker?: { policy: string; source: string } | undefined
  }
}
