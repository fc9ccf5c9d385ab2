/** Transaction of an account. */
export type Activity = {
  /** ID given by the service, stable across pages. */
  id: string
  /** CAIP-2 ID of its network. */
  caipNetworkId: string
  /** Block explorer URL, if an explorer is configured. */
  explorerUrl: string | undefined
  from: string
  /** Transaction hash. */
  hash: string
  nonce: number
  /** For example `send`, `receive`, `trade` or `approve`. Untrusted text. */
  operation: string
  status: 'confirmed' | 'failed' | 'pending'
  /** Unix time in milliseconds. */
  timestamp: number
  to: string
  /** Transfers of the transaction; empty if nothing was transferred. */
  transfers: readonly ActivityTransfer[]
}

/** Token or NFT transfer of a transaction. */
export type ActivityTransfer = {
  /** Amount in token units, as a decimal string. */
  amount: string
  direction: 'in' | 'out' | 'self'
  nft: ActivityNft | undefined
  /** Estimated price of one token in the user's currency. */
  price: number | undefined
  token: ActivityToken | undefined
  /** Estimated value in the user's currency. */
  value: number | undefined
}

/**
 * Untrusted text: sanitize it before display, and never use it to identify a
 * token.
 */
export type ActivityToken = {
  iconUrl: string | undefined
  name: string | undefined
  symbol: string | undefined
}

export type ActivityNft = {
  /** Address of the collection, if available. */
  contract: string | undefined
  /** HTTP(S) URL of a page or image. */
  detailUrl: string | undefined
  isSpam: boolean
  name: string | undefined
  /** HTTP(S) URL of an image. */
  previewUrl: string | undefined
  /** Token ID as a decimal string, if available. */
  tokenId: string | undefined
}
