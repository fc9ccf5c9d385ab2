/** Fields of a sign-in message. Standards: EIP-4361, CAIP-122. */
export type SiwxMessageData = {
  /** Plain address: EIP-55 checksummed on `eip155`, base58 on `solana`. */
  accountAddress: string
  /** CAIP-2 ID: `eip155:1`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
  chainId: string
  /** Host of the page, with its port unless it is the default one. */
  domain: string
  /** Scheme of the page's origin, before the domain. EVM networks only. */
  scheme?: string | undefined
  /** URI that the sign-in is for, on the same origin. */
  uri: string
  /** Always `1`. */
  version: string
  /** At least 8 letters and digits. */
  nonce: string
  /** One line of ASCII text. */
  statement?: string | undefined
  /** URIs. */
  resources?: readonly string[] | undefined
  /** ID of your own, to match the sign-in to a request. */
  requestId?: string | undefined
  /** RFC 3339. */
  issuedAt?: string | undefined
  /** RFC 3339. */
  expirationTime?: string | undefined
  /** RFC 3339. */
  notBefore?: string | undefined
}

/** Signed sign-in message of one account on one network. */
export type SiwxSession = {
  /** Fields of the message. Derived from its text, nothing else. */
  data: SiwxMessageData
  /** Text that was signed. */
  message: string
  /** Hex on `eip155`; base58, base64 or hex of 64 bytes on `solana`. */
  signature: string
  /** CACAO (CAIP-74) of one-click authentication over WalletConnect. */
  cacao?: object | undefined
}
