import type { HistoryTransaction, HistoryTransfer } from 'latchkey/api'

/**
 * An entry of the history as it goes over the wire. A pending one is `minedAt`
 * when it was first seen.
 */
export type WireTransaction = Omit<HistoryTransaction, 'transfers'> & {
  transfers: WireTransfer[] | null
}

export type WireTransfer = Omit<HistoryTransfer, 'fungibleInfo' | 'nftInfo'> & {
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
        content?:
          | {
              preview: { url: string; content_type: null }
              detail: { url: string; content_type: null }
            }
          | undefined
        flags: { is_spam: boolean }
        /** Our own addition: which token it is. */
        contract: string
        token_id: string
      }
    | undefined
}
