import { FIAT_FRACTION_DIGITS } from '../constants.js'
import { InvalidAmountError } from '../errors/send.js'
import { floorDecimal } from './floorDecimal.js'

/**
 * Writes a fiat value for display: 2 decimal places, cut and never rounded
 * up, without a currency sign.
 *
 * @param value - decimal text, or the number a price service has given
 * @throws InvalidAmountError when it is negative or not a number
 *
 * @example
 * formatFiat(0.299) // '0.29'
 */
export function formatFiat(value: string | number): string {
  return floorDecimal(
    typeof value === 'number' ? toDecimal(value) : value,
    FIAT_FRACTION_DIGITS,
  )
}

export declare namespace formatFiat {
  type ErrorType = InvalidAmountError
}

/** The digits of a number without its exponent. */
function toDecimal(value: number) {
  if (!Number.isFinite(value) || value < 0)
    throw new InvalidAmountError({ amount: value })
  const text = String(value)
  if (text.includes('e-')) return '0'
  return text.includes('e') ? BigInt(value).toString() : text
}
