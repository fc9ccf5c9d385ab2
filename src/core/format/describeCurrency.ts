/**
 * What people call a currency of money, and its sign. A language that the
 * browser does not know gives the English name, and a code that it does not
 * know stands for itself.
 *
 * @param code - ISO 4217, such as `USD`
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
    // Elsewhere it comes with letters of the country, and with marks.
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
