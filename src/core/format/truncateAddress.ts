/**
 * Truncates an address for a label, `0xd8dA…6045`. Never show only this when a
 * user confirms a receiver: look-alike addresses share head and tail.
 *
 * @param address - address of any network
 * @param options.head - characters kept at the start, default 4 without a `0x`
 * @param options.tail - characters kept at the end, default 4
 *
 * @example
 * truncateAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045')
 */
export function truncateAddress(
  address: string,
  options: truncateAddress.Options = {},
): string {
  const { head = address.startsWith('0x') ? 6 : 4, tail = 4 } = options
  if (address.length <= head + tail + 1) return address
  const end = address.slice(address.length - tail)
  return `${address.slice(0, head)}…${end}`
}

export declare namespace truncateAddress {
  type Options = { head?: number | undefined; tail?: number | undefined }
}
