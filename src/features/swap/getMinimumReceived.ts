import { parseSlippage } from './parseSlippage.js'

/**
 * Returns the minimum amount a swap may return: the quoted amount minus
 * slippage, rounded down.
 *
 * @param parameters.amount - base units of the target token, from the quote
 * @param parameters.slippage - percent, 0.05 to 5
 * @returns base units of the target token
 * @throws InvalidSlippageError
 *
 * @example
 * getMinimumReceived({ amount: 1_000_000n, slippage: 1 }) // 990000n
 */
export function getMinimumReceived(parameters: {
  amount: bigint
  slippage: number
}): bigint {
  const { amount, slippage } = parameters
  return (amount * (10_000n - parseSlippage(slippage))) / 10_000n
}
