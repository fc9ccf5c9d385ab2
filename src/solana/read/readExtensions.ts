/** Where a mint's or token account's own fields end, padded to one length. */
const BASE_LENGTH = 165
/** One byte more tells which of the two it is. */
const FIRST_ENTRY = BASE_LENGTH + 1

/**
 * Extensions of a Token-2022 mint or account, by the number of their type.
 *
 * They lie behind the account one after another: type and length, two bytes
 * each, then the value.
 */
export function readExtensions(
  data: Uint8Array,
): ReadonlyMap<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  let offset = FIRST_ENTRY
  while (offset + 4 <= data.length) {
    const type = view.getUint16(offset, true)
    const end = offset + 4 + view.getUint16(offset + 2, true)
    if (type === 0 || end > data.length) break
    found.set(type, data.subarray(offset + 4, end))
    offset = end
  }
  return found
}
