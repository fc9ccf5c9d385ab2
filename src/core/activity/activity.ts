/** One transaction of an account. */
export type Activity = {
  /** Of the service; the same over pages. */
  id: string
  /** CAIP-2 id of its network. */
  caipNetworkId: string
  /** Address of its page at the block explorer, where one is configured. */
  explorerUrl: string | undefined
  from: string
  /** Hash of the transaction. */
  hash: string
  nonce: number
  /** Such as `send`, `receive`, `trade` or `approve`; foreign text. */
  operation: string
  status: 'confirmed' | 'failed' | 'pending'
  /** In ms since 1970. */
  timestamp: number
  to: string
  /** What was moved; empty when nothing was. */
  transfers: readonly ActivityTransfer[]
}

/** What a transaction moved: a token or coin, or an NFT. */
export type ActivityTransfer = {
  /** Whole tokens, decimal text. */
  amount: string
  direction: 'in' | 'out' | 'self'
  nft: ActivityNft | undefined
  /** Of one token in US dollars, an estimate. */
  price: number | undefined
  token: ActivityToken | undefined
  /** Worth in US dollars, an estimate. */
  value: number | undefined
}

/** Foreign text: show it cleaned, and never as a proof. */
export type ActivityToken = {
  iconUrl: string | undefined
  name: string | undefined
  symbol: string | undefined
}

export type ActivityNft = {
  /** Address of the collection, where it is told. */
  contract: string | undefined
  /** http(s) address of a page or picture. */
  detailUrl: string | undefined
  isSpam: boolean
  name: string | undefined
  /** http(s) address of a picture. */
  previewUrl: string | undefined
  /** Number of the piece, decimal text, where it is told. */
  tokenId: string | undefined
}
