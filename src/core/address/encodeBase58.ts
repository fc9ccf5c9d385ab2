const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Encodes bytes as base58 text with Bitcoin's alphabet, which Solana also
 * uses.
 *
 * Takes quadratic time: limit the length of untrusted input first.
 *
 * @example
 * encodeBase58(new TextEncoder().encode('hello world')) // 'StV1DL6CwTryKyV'
 */
export function encodeBase58(bytes: Uint8Array): string {
  /** Little-endian. */
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length; index++) {
      carry += (digits[index] ?? 0) * 256
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  // A leading zero byte is a '1', which the arithmetic above drops.
  for (const byte of bytes) {
    if (byte !== 0) break
    digits.push(0)
  }
  return digits
    .reverse()
    .map((digit) => alphabet[digit])
    .join('')
}
