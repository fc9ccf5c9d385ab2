import { SOCIAL_URI_MAX_LENGTH } from '../../core/constants/login.js'
import { isLoopback } from '../../core/isLoopback.js'

/**
 * Whether a URL from the frame may be opened for a login: HTTPS (HTTP on
 * localhost), without credentials.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isLoginUrl('https://provider.example/authorize?state=1') // true
 * isLoginUrl('https://bank.example@evil.example') // false
 */
export function isLoginUrl(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > SOCIAL_URI_MAX_LENGTH)
    return false
  // Reject malformed URLs that a browser would silently correct.
  if (!/^https?:\/\/[^/]/i.test(value) || /[\s\p{C}\\]/u.test(value))
    return false
  try {
    const { hostname, password, protocol, username } = new URL(value)
    if (username || password) return false
    return protocol === 'https:' || isLoopback(hostname)
  } catch {
    return false
  }
}
