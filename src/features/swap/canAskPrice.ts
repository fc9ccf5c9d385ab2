/**
 * Maximum integer digits of an amount. Larger amounts are unrealistic; no
 * quote is requested.
 */
const SWAP_AMOUNT_MAX_DIGITS = 20

/**
 * Whether to request a quote for an amount. Amounts with more digits are
 * unrealistic, and the service rejects them.
 *
 * @example
 * canAskPrice('1.5') // true
 */
export function canAskPrice(amount: string): boolean {
  const [whole = ''] = amount.split('.')
  return whole.length <= SWAP_AMOUNT_MAX_DIGITS
}
