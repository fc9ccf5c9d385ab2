/**
 * The number that is meant while it is being typed: `.5` is `0.5`, `1.` is
 * `1`, and one comma is a dot. What is no number stays as it is. Whether a
 * comma could mean thousands is for `getAmountProblem` to say.
 *
 * @returns empty as long as there is no digit
 *
 * @example
 * normalizeAmount('.5') // '0.5'
 */
export function normalizeAmount(typed: string): string {
  const plain = typed.replace(',', '.')
  if (plain === '.') return ''
  const text = plain.startsWith('.') ? `0${plain}` : plain
  return text.endsWith('.') ? text.slice(0, -1) : text
}
