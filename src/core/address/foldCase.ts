/**
 * Normalizes an ID or address for comparison: EVM values to lower case, base58
 * unchanged.
 *
 * @param value - address, `native` or CAIP ID
 *
 * @example
 * foldCase('0xAB') === foldCase('0xab') // true
 */
export function foldCase(value: string): string {
  return /^(0x|eip155:)/i.test(value) ? value.toLowerCase() : value
}
