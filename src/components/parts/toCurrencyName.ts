import { describeCurrency } from '../../core/format/describeCurrency.js'

/**
 * Names a currency, capitalized for the start of a line. Many languages write
 * it in lowercase within a sentence.
 *
 * @param code - ISO 4217
 * @param locale - BCP 47 tag
 *
 * @example
 * toCurrencyName('USD', 'fr') // 'Dollar des États-Unis'
 */
export function toCurrencyName(code: string, locale: string): string {
  const [first = '', ...rest] = describeCurrency(code, locale).name
  return `${first.toLocaleUpperCase(locale)}${rest.join('')}`
}
