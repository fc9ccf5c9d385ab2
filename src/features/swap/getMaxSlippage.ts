import { getMinimumReceived } from './getMinimumReceived.js'

/**
 * Returns the maximum amount lost to slippage: the quoted amount minus the
 * minimum.
 *
 * @param parameters.amount - base units of the target token, from the quote
 * @param parameters.slippage - percent, 0.05 to 5
 * @returns base units of the target token
 *
 * @example
 * getMaxSlippage({ amount: 1_000_000n, slippage: 1 }) // 10000n
 */
export function getMaxSlippage(parameters: {
  amount: bigint
  slippage: number
}): bigint {
  return parameters.amount - getMinimumReceived(parameters)
}
