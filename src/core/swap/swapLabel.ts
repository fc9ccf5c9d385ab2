/** What a swap is called, with the amount that is paid and both symbols. */
export type SwapLabel = {
  /** Source tokens, exact. */
  amount: string
  /** Symbols, cleaned. */
  from: string
  to: string
}
