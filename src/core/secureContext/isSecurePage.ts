/**
 * Whether the page is a secure context: HTTPS, or localhost. Servers and tests
 * without a browser count as secure.
 */
export const isSecurePage = (): boolean => globalThis.isSecureContext !== false
