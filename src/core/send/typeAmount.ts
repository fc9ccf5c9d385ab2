/** Longest amount that can be typed: 78 digits (2^256), a dot, and some. */
const AMOUNT_MAX_LENGTH = 120

/**
 * What stands in an amount field after somebody has typed or pasted: digits
 * with at most one dot or comma; what makes it no number is refused.
 *
 * The comma stays, so that nobody's thousand turns into a one unseen: what it
 * means is told by `normalizeAmount` and `getAmountProblem`. Text with both,
 * such as `1,234.5`, is refused.
 *
 * @param before - what stood in the field
 * @param typed - what stands there now
 *
 * @example
 * typeAmount('1', '1,') // '1,'
 * typeAmount('1.', '1.x') // '1.'
 */
export function typeAmount(before: string, typed: string): string {
  const text = typed.trim()
  const isNumber = /^[0-9]*[.,]?[0-9]*$/.test(text)
  return isNumber && text.length <= AMOUNT_MAX_LENGTH ? text : before
}
