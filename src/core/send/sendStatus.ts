/** What became of a send that was left open. */
export type SendStatus = {
  /** CAIP-2 id of its network. */
  caipNetworkId: string
  /** Transaction hash or Solana's signature, as soon as it is known. */
  hash: string | undefined
  /**
   * `unknown`: nobody can tell yet. `pending`: the network has it, no block
   * does. `landed`: it is paid. `reverted`: the network has undone it, only the
   * fee is spent. `notSent`: it has not landed and cannot any more, or the
   * network never received it and the same send goes out in its place.
   */
  status: 'unknown' | 'pending' | 'landed' | 'reverted' | 'notSent'
}
