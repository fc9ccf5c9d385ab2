/** Whether a value is a non-negative integer as a decimal string. */
export function isDigits(value: unknown): value is string {
  return typeof value === 'string' && /^(0|[1-9][0-9]{0,77})$/.test(value)
}
