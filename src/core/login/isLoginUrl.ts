import { SOCIAL_URI_MAX_LENGTH } from '../constants.js'

/**
 * Whether an address that the frame has told may be opened for a login: https,
 * on this machine http, and no name or password in it.
 *
 * @param value - anything; other than text is `false`
 *
 * @example
 * isLoginUrl('https://provider.example/authorize?state=1') // true
 * isLoginUrl('https://bank.example@evil.example') // false
 */
export function isLoginUrl(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > SOCIAL_URI_MAX_LENGTH)
    return false
  // What a browser would quietly mend is refused.
  if (!/^https?:\/\/[^/]/i.test(value) || /[\s\p{C}\\]/u.test(value))
    return false
  try {
    const { hostname, password, protocol, username } = new URL(value)
    if (username || password) return false
    return protocol === 'https:' || loopback.test(hostname)
  } catch {
    return false
  }
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/
