import { emailSuffixes } from '../data/emailSuffixes.js'
import { isEmail } from './isEmail.js'

/**
 * Whole addresses for what somebody has begun to type, by the ends that most
 * people have. Nothing before the `@`, and nothing for a whole address.
 *
 * @param text - such as `ada@g`
 * @param suffixes - ends to offer, default `emailSuffixes`
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
