/** Maximum length of an amount: 78 digits (2^256), a dot and more digits. */
const AMOUNT_MAX_LENGTH = 120

/**
 * Returns the new text of an amount field after typing or pasting: digits with
 * at most one dot or comma. Other input is rejected.
 *
 * A comma is kept, so that a thousand never silently turns into a one:
 * `normalizeAmount` and `getAmountProblem` interpret it. Text with both, such
 * as `1,234.5`, is rejected.
 *
 * @param before - previous text of the field
 * @param typed - new text
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
