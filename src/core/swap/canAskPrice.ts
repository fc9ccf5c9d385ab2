import { SWAP_AMOUNT_MAX_DIGITS } from '../constants.js'

/**
 * Whether a price is worth asking for: nobody has more of any token than has
 * so many digits, and the service refuses such amounts.
 *
 * @example
 * canAskPrice('1.5') // true
 */
export function canAskPrice(amount: string): boolean {
  const [whole = ''] = amount.split('.')
  return whole.length <= SWAP_AMOUNT_MAX_DIGITS
}
