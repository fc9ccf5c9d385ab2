/** An identity provider whose ID tokens log users in to a project's apps. */
export type TokenIssuer = {
  /** Value of `iss`. */
  issuer: string
  /** Value of `aud`: the app's client ID. */
  audience: string
  /** Address of the key set (RFC 7517). */
  jwksUrl: string
}
