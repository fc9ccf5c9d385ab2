/**
 * Returns the name and sign of a fiat currency. Falls back to the English name
 * for an unknown language, and to the code for an unknown currency.
 *
 * @param code - ISO 4217, for example `USD`
 * @param locale - BCP 47 tag of the name; default English
 *
 * @example
 * describeCurrency('USD') // { name: 'US Dollar', sign: '$' }
 * describeCurrency('USD', 'de') // { name: 'US-Dollar', sign: '$' }
 */
export function describeCurrency(
  code: string,
  locale = 'en',
): {
  name: string
  sign: string
} {
  try {
    const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency' })
    // Always `en`: other locales may add country letters or directional marks.
    const [sign] = new Intl.NumberFormat('en', {
      currency: code,
      currencyDisplay: 'narrowSymbol',
      style: 'currency',
    })
      .formatToParts(0)
      .filter(({ type }) => type === 'currency')
    return { name: names.of(code) ?? code, sign: sign?.value ?? code }
  } catch {
    return { name: code, sign: code }
  }
}
