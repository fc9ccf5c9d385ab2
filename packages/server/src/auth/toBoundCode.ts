/**
 * Last lines of a mail by which browsers and phones fill a code in by
 * themselves, and only on the site that asked for it.
 *
 * Standard: origin-bound one-time codes (WICG). The host is the app's, as the
 * code is typed into its page.
 */
export function toBoundCode(parameters: {
  /** Origin of the app. */
  app: string
  code: string
}): readonly [blank: '', bound: string] {
  const { hostname } = new URL(parameters.app)
  return ['', `@${hostname} #${parameters.code}`]
}
