/**
 * The characters of an address in groups of four, to be compared by eye. The
 * `0x` of an Ethereum address stands apart.
 *
 * @example
 * groupAddress('0x70997970C518…') // ['7099', '7970', 'C518', …]
 */
export function groupAddress(address: string): readonly string[] {
  return address.replace(/^0x/, '').match(/.{1,4}/g) ?? []
}
