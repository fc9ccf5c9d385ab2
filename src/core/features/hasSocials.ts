/**
 * Whether the app offers social logins; by default it does.
 *
 * @param socials - option `features.socials`
 *
 * @example
 * hasSocials(undefined) // true
 * hasSocials([]) // false
 */
export function hasSocials(
  socials: boolean | readonly string[] | undefined,
): boolean {
  return typeof socials === 'object' ? socials.length > 0 : socials !== false
}
