const DOLLAR_DIGITS = 2

/** Marks that only order the sign and the figure, which an isolate does. */
const marks = /[\u061c\u200e\u200f]/g

/**
 * A value in a fiat currency as the language writes it, in digits 0 to 9 and
 * with a sign that belongs to no other currency there.
 *
 * @param units - of its smallest decimal place, such as cents
 */
export function formatFiat(
  units: bigint,
  { currency, locale }: { currency: string; locale: string },
): string {
  const digits = getFiatDigits(currency)
  const padded = String(units).padStart(digits + 1, '0')
  const whole = padded.slice(0, padded.length - digits)
  const exact = digits > 0 ? `${whole}.${padded.slice(-digits)}` : whole
  return new Intl.NumberFormat(locale, {
    currency,
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
    numberingSystem: 'latn',
    style: 'currency',
  })
    .format(exact as `${number}`)
    .replace(marks, '')
}

/** Decimal places of a currency. */
export function getFiatDigits(currency: string): number {
  const style = { currency, style: 'currency' } as const
  const { maximumFractionDigits = DOLLAR_DIGITS } = new Intl.NumberFormat(
    'en',
    style,
  ).resolvedOptions()
  return maximumFractionDigits
}
