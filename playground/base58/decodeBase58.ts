const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** Base58 is this much longer than its bytes, at most (log 256 / log 58). */
const GROWTH = 1.366

/**
 * The bytes of base58 text; `undefined` when it is none, or has more bytes than
 * `maxBytes`. The time it takes grows with the square of the length.
 */
export function decodeBase58(
  text: unknown,
  maxBytes: number,
): Uint8Array<ArrayBuffer> | undefined {
  if (typeof text !== 'string' || text.length > maxBytes * GROWTH + 1) return
  /** Little end first. */
  const bytes: number[] = []
  for (const character of text) {
    let carry = alphabet.indexOf(character)
    if (carry < 0) return
    for (let index = 0; index < bytes.length; index++) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 0xff
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff)
  }
  for (const character of text) {
    if (character !== '1') break
    bytes.push(0)
  }
  if (bytes.length > maxBytes) return
  return Uint8Array.from(bytes.reverse())
}
