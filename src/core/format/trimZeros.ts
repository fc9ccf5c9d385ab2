/**
 * A decimal text without the zeros at its end that say nothing.
 *
 * @example
 * trimZeros('1.500000') // '1.5'
 */
export function trimZeros(value: string): string {
  return value.includes('.') ? value.replace(/\.?0+$/, '') : value
}
