import { FIAT_FRACTION_DIGITS } from '../constants/balances.js'
import type { InvalidAmountError } from '../errors/send.js'
import { floorDecimal } from './floorDecimal.js'
import { toDecimalText } from './toDecimalText.js'

/**
 * Formats a fiat value for display: 2 decimal places, truncated, without a
 * currency sign.
 *
 * @param value - decimal string, or the number returned by a price service
 * @throws InvalidAmountError when it is negative or not a number
 *
 * @example
 * formatFiat(0.299) // '0.29'
 */
export function formatFiat(value: string | number): string {
  return floorDecimal(
    typeof value === 'number' ? toDecimalText(value) : value,
    FIAT_FRACTION_DIGITS,
  )
}

export declare namespace formatFiat {
  type ErrorType = InvalidAmountError
}
