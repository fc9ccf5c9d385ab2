/** Outcome of a send that was left open. */
export type SendStatus = {
  /** CAIP-2 ID of its network. */
  caipNetworkId: string
  /** Transaction hash or Solana signature, once known. */
  hash: string | undefined
  /**
   * `unknown`: not determined yet. `pending`: in the network but not in a
   * block. `landed`: paid. `reverted`: undone by the network, only the fee was
   * spent. `notSent`: it has not landed and never will, or the network never
   * received it and the same send replaces it.
   */
  status: 'unknown' | 'pending' | 'landed' | 'reverted' | 'notSent'
}
