/**
 * The extensions of a Token-2022 account by their number: each is its number
 * and length (16 bit each), then its content.
 */
export function readExtensions(
  bytes: Uint8Array,
): ReadonlyMap<number, Uint8Array> {
  const extensions = new Map<number, Uint8Array>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let offset = 0; offset + 4 <= bytes.length; ) {
    const number = view.getUint16(offset, true)
    const end = offset + 4 + view.getUint16(offset + 2, true)
    // Zero is the padding after the last one.
    if (number === 0 || end > bytes.length) break
    extensions.set(number, bytes.subarray(offset + 4, end))
    offset = end
  }
  return extensions
}
