/**
 * Normalizes an amount while it is being typed: `.5` becomes `0.5`, `1.`
 * becomes `1`, and a comma becomes a dot. Other text is unchanged.
 * `getAmountProblem` handles a comma that could mean thousands.
 *
 * @returns empty while there is no digit
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
