import { getPageHeaders } from './getPageHeaders.js'
import { WORKER_PATH, WORKER_POLICY } from './worker.js'

/** Response headers of the frame page, as docs/self-hosting.md has them. */
export function getFrameHeaders(
  parameters: getFrameHeaders.Parameters,
): Record<string, string> {
  const { allowedOrigins, connect, isSecure, origin } = parameters
  return {
    ...getPageHeaders({
      allowed: [
        'clipboard-write',
        'publickey-credentials-create',
        'publickey-credentials-get',
        'storage-access',
      ],
      ancestors: allowedOrigins,
      connect: ["'self'", ...connect],
      isSecure,
      // Counts only where somebody opens the page in a window.
      opener: 'same-origin-allow-popups',
      // The folder has that one file. Any other script of the origin would
      // pass a mere 'self'.
      worker: { policy: WORKER_POLICY, source: `${origin}${WORKER_PATH}` },
    }),
    // For apps that are cross-origin isolated.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
}

export declare namespace getFrameHeaders {
  type Parameters = {
    /** Who may embed the page; nobody when empty. */
    allowedOrigins: readonly string[]
    /** Origins the page may fetch from, besides its own. */
    connect: readonly string[]
    /** Whether it is served over TLS. */
    isSecure: boolean
    /** Origin of the page, whose worker it may start. */
    origin: string
  }
}
