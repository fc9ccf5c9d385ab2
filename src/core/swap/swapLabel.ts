/** Label of a swap: the amount paid and both symbols. */
export type SwapLabel = {
  /** Exact amount of source tokens. */
  amount: string
  /** Sanitized symbols. */
  from: string
  to: string
}
