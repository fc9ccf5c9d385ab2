import { formatAmount } from '../../core/amount/formatAmount.js'
import { SWAP_PROVIDER_FEE_BASIS_POINTS } from '../../core/constants/swap.js'

/**
 * Returns the provider fee of a swap, 0.85 % of the source amount, for
 * display. It is included: nothing is added to the amount or deducted from the
 * guaranteed minimum.
 *
 * @param parameters.amount - base units of the source token
 * @param parameters.decimals - decimals of the source token
 * @returns exact decimal string in source tokens, with more decimals than the
 * token
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
