/**
 * Response headers of the worker that signs. It may fetch, load and start
 * nothing, so that no code in it can send a key away.
 */
export function getWorkerHeaders(parameters: {
  /** Whether it is served over TLS. */
  isSecure: boolean
}): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=31536000, immutable',
    // guard: worker-policy
    'Content-Security-Policy':
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(parameters.isSecure && {
      'Strict-Transport-Security': 'max-age=31536000',
    }),
  }
}
