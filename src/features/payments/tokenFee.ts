/** A network fee that the account pays in a token, by the app's paymaster. */
export type TokenFee = {
  /** Contract of the token. */
  address: `0x${string}`
  /**
   * Decimal text in whole tokens of the most that is taken; `undefined` if the
   * paymaster has no rate for it. The wallet's approval says it either way.
   */
  amount: string | undefined
  decimals: number
  symbol: string
}
