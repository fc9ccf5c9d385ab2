/**
 * Returns a function that localizes the separators of a number. Digits never
 * change. For display only.
 *
 * @param locale - BCP 47 tag
 * @returns a function that takes a number with thousands commas and a decimal
 * point
 *
 * @example
 * createFigure('de')('1,234.5') // '1.234,5'
 */
export function createFigure(locale: string): (figure: string) => string {
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
  }).formatToParts(1_234_567.8)
  const find = (kind: string) => parts.find(({ type }) => type === kind)?.value
  const group = find('group') ?? ','
  const decimal = find('decimal') ?? '.'
  return (figure) =>
    figure.replace(/[,.]/g, (mark) => (mark === ',' ? group : decimal))
}
