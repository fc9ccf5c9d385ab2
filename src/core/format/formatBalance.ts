import { BALANCE_FRACTION_DIGITS } from '../constants.js'
import type { InvalidAmountError } from '../errors/send.js'
import { floorDecimal } from './floorDecimal.js'

/**
 * Writes a balance for display: 3 decimal places, cut and never rounded up.
 * Less than a thousandth reads '0.000'. The result is not for calculation.
 *
 * @param value - decimal text in whole tokens, as `formatAmount` gives it
 * @throws InvalidAmountError when the text is not a plain decimal number
 *
 * @example
 * formatBalance('1.9999') // '1.999'
 */
export function formatBalance(value: string): string {
  return floorDecimal(value, BALANCE_FRACTION_DIGITS)
}

export declare namespace formatBalance {
  type ErrorType = InvalidAmountError
}
