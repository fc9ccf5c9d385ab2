import { getPageHeaders } from './getPageHeaders.js'

/**
 * Response headers of the approval's own window. Nobody may embed it, and it
 * needs no network.
 */
export function getApproveHeaders(parameters: {
  /** Whether it is served over TLS. */
  isSecure: boolean
}): Record<string, string> {
  return {
    ...getPageHeaders({
      ...parameters,
      ancestors: [],
      connect: [],
      // Any other would cut it off from the frame that has opened it, as the
      // page above the frame has none. Only that frame has hold of it.
      opener: 'unsafe-none',
    }),
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
