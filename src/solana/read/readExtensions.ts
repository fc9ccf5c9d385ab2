/** Length of the base fields of a mint or token account, after padding. */
const BASE_LENGTH = 165
/** One more byte holds the kind of the account. */
const FIRST_ENTRY = BASE_LENGTH + 1

/**
 * Reads the extensions of a Token-2022 mint or account, by their type number.
 *
 * They follow the base fields one after another: type and length, two bytes
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
