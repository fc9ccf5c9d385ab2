/**
 * Whether a value is an email address a one-time code can be sent to.
 *
 * Stricter than RFC 5321: no quoted local parts, no address literals, at least
 * one dot in the domain, at most 254 characters (64 before the `@`). Rejects
 * surrounding whitespace: trim first.
 *
 * @param value - any value; `false` unless it is a string
 *
 * @example
 * isEmail('ada@example.com') // true
 * isEmail('ada@example') // false
 */
export function isEmail(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 254) return false
  const at = value.lastIndexOf('@')
  if (at < 1 || at > 64) return false
  return localPart.test(value.slice(0, at)) && domain.test(value.slice(at + 1))
}

const localPart =
  /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain =
  /^([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+[a-zA-Z]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/
