const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58 text with Bitcoin's alphabet, which Solana uses too. */
export function encodeBase58(bytes: Uint8Array): string {
  /** Little end first. */
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length; index++) {
      carry += (digits[index] ?? 0) << 8
      digits[index] = carry % 58
      carry = (carry / 58) | 0
    }
    for (; carry > 0; carry = (carry / 58) | 0) digits.push(carry % 58)
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  const text = digits.reverse().map((digit) => alphabet[digit])
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text.join('')
}
