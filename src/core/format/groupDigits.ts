/**
 * Adds thousands separators (commas) to a decimal number. For display only.
 *
 * @param value - decimal string
 *
 * @example
 * groupDigits('1234567.891') // '1,234,567.891'
 */
export function groupDigits(value: string): string {
  const [integer = '', fraction] = value.split('.')
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
