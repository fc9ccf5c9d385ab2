/**
 * Writes figures with the separators of a language. It only changes them, so
 * no digit can; the result is for display.
 *
 * @param locale - BCP 47 tag
 * @returns takes a figure with commas between thousands and a decimal dot
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
