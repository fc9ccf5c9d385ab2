/** Hosts of development pages, on any port. */
export const localHostnames: readonly string[] = [
  'localhost',
  '127.0.0.1',
  '[::1]',
]

/**
 * Origins allowed for every project. Public hosting services are not included,
 * since anyone can publish a page there.
 */
export const builtInOrigins: readonly string[] = [
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]
