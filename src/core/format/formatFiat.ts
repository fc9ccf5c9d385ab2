import type { InvalidAmountError } from '../errors/send.js'
import { floorDecimal } from './floorDecimal.js'
import { getCurrencyDigits } from './getCurrencyDigits.js'
import { toDecimalText } from './toDecimalText.js'

/**
 * Formats a fiat value for display: with the decimal places of its currency,
 * 2 for dollars, truncated, without a currency sign.
 *
 * @param value - decimal string, or the number returned by a price service
 * @param options.currency - ISO 4217 code; default `USD`
 * @throws InvalidAmountError when it is negative or not a number
 *
 * @example
 * formatFiat(0.299) // '0.29'
 * formatFiat(1500.9, { currency: 'JPY' }) // '1500'
 */
export function formatFiat(
  value: string | number,
  options: formatFiat.Options = {},
): string {
  return floorDecimal(
    typeof value === 'number' ? toDecimalText(value) : value,
    getCurrencyDigits(options.currency),
  )
}

export declare namespace formatFiat {
  type Options = { currency?: string | undefined }
  type ErrorType = InvalidAmountError
}
