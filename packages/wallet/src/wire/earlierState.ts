/** An account that this browser alone had before, beside the user's wallet. */
export type EarlierState = {
  address: string
  /** What it has on the networks of the wallet. */
  assets: readonly {
    /** In base units. */
    amount: bigint
    decimals: number
    network: string
    symbol: string
  }[]
  /** Whether it is being moved at this moment. */
  isMoving: boolean
}
