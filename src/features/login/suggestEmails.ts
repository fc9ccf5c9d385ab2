import { emailSuffixes } from '../../core/data/emailSuffixes.js'
import { isEmail } from '../../core/login/isEmail.js'

/**
 * Completes a partially typed email address with common domains. Returns
 * nothing before the `@` is typed, or for a complete address.
 *
 * @param text - for example `ada@g`
 * @param suffixes - domains to suggest, default `emailSuffixes`
 *
 * @example
 * suggestEmails('ada@g') // ['ada@gmail.com']
 */
export function suggestEmails(
  text: string,
  suffixes: readonly string[] = emailSuffixes,
): readonly string[] {
  const [name, end, ...rest] = text.trim().split('@')
  if (!name || end === undefined || rest.length > 0) return []
  const typed = end.toLowerCase()
  return suffixes
    .filter((suffix) => suffix.startsWith(typed) && suffix !== typed)
    .map((suffix) => `${name}@${suffix}`)
    .filter(isEmail)
}
