/**
 * Sign-in message (CAIP-122) for the frame to sign during a login.
 * `serializedMessage` is the whole text, with `<<AccountAddress>>` in place of
 * the address.
 */
export type FrameSignIn = {
  serializedMessage: string
  accountAddress: string
  chainId: string
  domain: string
  uri: string
  version: string
  nonce: string
  statement?: string | undefined
  resources?: string[] | undefined
  requestId?: string | undefined
  issuedAt?: string | undefined
  expirationTime?: string | undefined
  notBefore?: string | undefined
}
