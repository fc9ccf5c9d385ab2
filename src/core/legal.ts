/** What `createKit({ legal })` takes: addresses (http or https) of an app's pages. */
export type LegalOptions = {
  /** Terms of service. */
  termsUrl?: string | undefined
  privacyUrl?: string | undefined
}
