import { formatAmount } from '../amount/formatAmount.js'
import { SWAP_PROVIDER_FEE_BASIS_POINTS } from '../constants.js'

/**
 * The provider's share of a swap, 0.85 % of what is paid, for display: nothing
 * is taken on top of the amount, nor off the guaranteed minimum.
 *
 * @param parameters.amount - base units of the source token
 * @param parameters.decimals - decimal places of the source token
 * @returns decimal text in source tokens, exact: finer than the token itself
 *
 * @example
 * getProviderFee({ amount: 1n, decimals: 6 }) // '0.0000000085'
 */
export function getProviderFee(parameters: {
  amount: bigint
  decimals: number
}): string {
  const { amount, decimals } = parameters
  return formatAmount(amount * SWAP_PROVIDER_FEE_BASIS_POINTS, decimals + 4)
}
