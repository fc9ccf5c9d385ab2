/**
 * Whether a text is the address of a page that may be opened: encrypted, unless
 * it is on this machine, and without credentials.
 */
export function isPageUrl(text: string): boolean {
  try {
    const { hostname, password, protocol, username } = new URL(text)
    if (username || password) return false
    if (protocol === 'https:') return true
    return (
      protocol === 'http:' &&
      /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
    )
  } catch {
    return false
  }
}
