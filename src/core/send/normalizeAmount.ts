/**
 * The number that is meant while it is being typed: `.5` is `0.5`, `1.` is
 * `1`. The value never changes; what is no number stays as it is.
 *
 * @returns empty as long as there is no digit
 *
 * @example
 * normalizeAmount('.5') // '0.5'
 */
export function normalizeAmount(typed: string): string {
  if (typed === '.') return ''
  const text = typed.startsWith('.') ? `0${typed}` : typed
  return text.endsWith('.') ? text.slice(0, -1) : text
}
