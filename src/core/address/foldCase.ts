/**
 * Makes ids and addresses comparable: those of EVM chains are the same in any
 * case, base58 is not.
 *
 * @param value - an address, `native`, or a CAIP id
 *
 * @example
 * foldCase('0xAB') === foldCase('0xab') // true
 */
export function foldCase(value: string): string {
  return /^(0x|eip155:)/i.test(value) ? value.toLowerCase() : value
}
