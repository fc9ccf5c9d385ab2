/**
 * What people call a currency of money, and its sign. A code that the browser
 * does not know stands for itself.
 *
 * @param code - ISO 4217, such as `USD`
 *
 * @example
 * describeCurrency('USD') // { name: 'US Dollar', sign: '$' }
 */
export function describeCurrency(code: string): {
  name: string
  sign: string
} {
  try {
    const names = new Intl.DisplayNames('en', { type: 'currency' })
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
