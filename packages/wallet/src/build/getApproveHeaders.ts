import { getPageHeaders } from './getPageHeaders.js'

/**
 * Response headers of the wallet's own windows. Nobody may embed them, and they
 * need no network, but for the one of a login.
 */
export function getApproveHeaders(parameters: {
  /** Whether it is served over TLS. */
  isSecure: boolean
  /** Whether it asks the server of its own origin. Default: no. */
  hasNetwork?: boolean | undefined
}): Record<string, string> {
  const { hasNetwork = false, isSecure } = parameters
  return {
    ...getPageHeaders({
      ancestors: [],
      connect: hasNetwork ? ["'self'"] : [],
      isSecure,
      // Any other would cut it off from the frame that has opened it, as the
      // page above the frame has none. Only that frame has hold of it.
      opener: 'unsafe-none',
    }),
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
