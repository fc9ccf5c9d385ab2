/**
 * Removes trailing zeros from the fraction of a decimal string.
 *
 * @example
 * trimZeros('1.500000') // '1.5'
 */
export function trimZeros(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value
}
