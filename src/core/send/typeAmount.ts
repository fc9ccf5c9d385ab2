/** Longest amount that can be typed: 78 digits (2^256), a dot, and some. */
const AMOUNT_MAX_LENGTH = 120

/**
 * What stands in an amount field after somebody has typed or pasted: a comma
 * is taken as the decimal dot; what makes it no number is refused.
 *
 * Text with both, such as `1,234.5`, is refused: it cannot be told which of
 * the two is meant.
 *
 * @param before - what stood in the field
 * @param typed - what stands there now
 *
 * @example
 * typeAmount('1', '1,') // '1.'
 * typeAmount('1.', '1.x') // '1.'
 */
export function typeAmount(before: string, typed: string): string {
  const text = typed.trim().replace(',', '.')
  const isNumber = /^[0-9]*\.?[0-9]*$/.test(text)
  return isNumber && text.length <= AMOUNT_MAX_LENGTH ? text : before
}
