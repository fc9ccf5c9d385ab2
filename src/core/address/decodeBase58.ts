const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Decodes base58 text with Bitcoin's alphabet, which Solana also uses.
 *
 * Takes quadratic time: limit the length of untrusted input first.
 *
 * @returns the bytes, or `undefined` when a character is not in the alphabet
 *
 * @example
 * decodeBase58('StV1DL6CwTryKyV') // the bytes of 'hello world'
 */
export function decodeBase58(value: string): Uint8Array | undefined {
  /** Little-endian. */
  const bytes: number[] = []
  for (const character of value) {
    let carry = alphabet.indexOf(character)
    if (carry < 0) return undefined
    for (let index = 0; index < bytes.length; index++) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 0xff
      carry >>= 8
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 0xff)
  }
  // A leading '1' is a zero byte, which the arithmetic above drops.
  for (const character of value) {
    if (character !== '1') break
    bytes.push(0)
  }
  return Uint8Array.from(bytes.reverse())
}
