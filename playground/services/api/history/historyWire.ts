/** An entry of the history as it goes over the wire. */
export type WireTransaction = {
  id: string
  metadata: {
    operationType: string
    hash: string
    /** CAIP-2. */
    chain: string
    /** ISO 8601; of a pending one, when it was first seen. */
    minedAt: string
    sentFrom: string
    sentTo: string
    status: 'confirmed' | 'failed' | 'pending'
    nonce: number
  }
  transfers: WireTransfer[] | null
}

export type WireTransfer = {
  direction: 'in' | 'out' | 'self'
  /** Exact decimal text. */
  quantity: { numeric: string }
  value?: number | undefined
  price?: number | undefined
  fungible_info?:
    | {
        name?: string | undefined
        symbol?: string | undefined
        icon?: { url: string } | undefined
      }
    | undefined
  nft_info?:
    | {
        name: string
        content: {
          preview: { url: string; content_type: null }
          detail: { url: string; content_type: null }
        }
        flags: { is_spam: boolean }
        /** Our own addition: which token it is. */
        contract: string
        token_id: string
      }
    | undefined
}
