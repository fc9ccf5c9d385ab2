import { formatAmount } from '../../core/amount/formatAmount.js'

type Side = { amount: bigint; decimals: number }

/**
 * Returns how many target tokens one source token buys, truncated to the
 * decimals of the target token.
 *
 * @example
 * getSwapRate({ from: { amount: 2n, decimals: 0 }, to: { amount: 5n, decimals: 1 } }) // '0.2'
 */
export function getSwapRate(parameters: {
  from: Side
  to: Side
}): string | undefined {
  const { from, to } = parameters
  if (from.amount <= 0n) return undefined
  const rate = (to.amount * 10n ** BigInt(from.decimals)) / from.amount
  return formatAmount(rate, to.decimals)
}
