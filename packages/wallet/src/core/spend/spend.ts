/**
 * The most that a request takes out of the account, in the smallest units of
 * each asset. `unknown` where it cannot be told, as in an order to sign.
 */
export type Spend = readonly AssetAmount[] | 'unknown'

export type AssetAmount = {
  /** `native`, the address of a token, or its mint. */
  asset: string
  /** Default: those that its contract says. */
  decimals?: number | undefined
  units: bigint
}

/** An amount of one asset on one network. */
export type SpendLimit = AssetAmount & {
  /** CAIP-2. */
  caipNetworkId: string
}
