import { floorDecimal } from './floorDecimal.js'
import { getCurrencyDigits } from './getCurrencyDigits.js'

/** Marks that only order the sign and the figure, which an isolate does. */
const marks = /[\u061c\u200e\u200f]/g

/**
 * Formats a fiat value in a language, split at its decimal point: truncated to
 * the decimals of the currency, in digits 0 to 9, with a sign that belongs to
 * no other currency there.
 *
 * @param value - decimal string
 * @param options.currency - ISO 4217 code
 * @param options.locale - BCP 47 tag
 * @throws InvalidAmountError when the value is no decimal string
 *
 * @example
 * toFiatParts('1234.509', { currency: 'EUR', locale: 'de' })
 * // { start: '1.234', cents: ',50', end: ' €' }
 */
export function toFiatParts(
  value: string,
  options: { currency: string; locale: string },
): { start: string; cents: string; end: string } {
  const { currency, locale } = options
  const digits = getCurrencyDigits(currency)
  const exact = floorDecimal(value, digits)
  const parts = new Intl.NumberFormat(locale, {
    currency,
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    numberingSystem: 'latn',
    style: 'currency',
  })
    // Engines that do not read decimal strings yet read them as numbers.
    .formatToParts(exact as `${number}`)
    .map((part) => ({ ...part, value: part.value.replace(marks, '') }))
  const types = parts.map(({ type }) => type)
  const toText = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  const whole = types.lastIndexOf('integer') + 1
  const end = digits > 0 ? types.lastIndexOf('fraction') + 1 : whole
  return {
    start: toText(0, whole),
    cents: toText(whole, end),
    end: toText(end),
  }
}
