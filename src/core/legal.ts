/** The `legal` option of `createKit`: HTTP(S) URLs of the app's legal pages. */
export type LegalOptions = {
  /** Terms of service. */
  termsUrl?: string | undefined
  privacyUrl?: string | undefined
}
