/** A whole number in decimal digits, as text. */
export function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^(0|[1-9][0-9]{0,77})$/.test(value)
}
