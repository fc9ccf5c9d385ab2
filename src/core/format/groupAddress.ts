/**
 * Splits an address into groups of four characters for visual comparison. The
 * `0x` of an EVM address is its own group.
 *
 * @example
 * groupAddress('0x70997970C518') // ['0x', '7099', '7970', 'C518']
 */
export function groupAddress(address: string): readonly string[] {
  const [, head = '', rest = ''] = /^(0x)?(.*)$/.exec(address) ?? []
  const groups: readonly string[] = rest.match(/.{1,4}/g) ?? []
  return head ? [head, ...groups] : groups
}
