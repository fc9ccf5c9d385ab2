/** Where a page may be served from while it is being made, on any port. */
export const localHostnames: readonly string[] = ['localhost', '127.0.0.1']

/**
 * Origins that every project may be used on. Public hosting services are not
 * among them: anybody can have a page there.
 */
export const builtInOrigins: readonly string[] = [
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]
