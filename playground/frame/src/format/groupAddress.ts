/**
 * An address in groups of four digits, to be compared by eye.
 *
 * @example
 * groupAddress('0x70997970C518…') // ['0x7099', '7970', 'C518', …]
 */
export function groupAddress(address: string): readonly string[] {
  const digits = address.replace(/^0x/, '').match(/.{1,4}/g) ?? []
  return digits.map((group, index) =>
    index === 0 && address.startsWith('0x') ? `0x${group}` : group,
  )
}
