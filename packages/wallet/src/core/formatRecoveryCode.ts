import { sha256, toBytes } from 'viem'

/** Crockford's base 32: no I, L, O or U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const CODE_BYTES = 16
/** 128 bits and a checksum of 22. */
export const CODE_LENGTH = 30
export const CODE_BITS_PER_LETTER = 5
const CHECKSUM_BITS = 22
const GROUP_LENGTH = 5

/**
 * A recovery code as it is printed: six groups of five letters and digits.
 *
 * @param bytes - 128 random bits
 *
 * @example
 * formatRecoveryCode(new Uint8Array(16)) // '00000-00000-00000-00000-00000-2Q5B3'
 */
export function formatRecoveryCode(bytes: Uint8Array): string {
  if (bytes.length !== CODE_BYTES)
    throw new Error('A recovery code has 16 bytes')
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  value = (value << BigInt(CHECKSUM_BITS)) | BigInt(getChecksum(bytes))
  let letters = ''
  for (let index = CODE_LENGTH - 1; index >= 0; index--) {
    const shift = BigInt(index * CODE_BITS_PER_LETTER)
    letters += CODE_ALPHABET.charAt(Number((value >> shift) & 31n))
  }
  return (letters.match(new RegExp(`.{${GROUP_LENGTH}}`, 'g')) ?? []).join('-')
}

/** Tells a mistyped code from a wrong one without asking the server. */
function getChecksum(bytes: Uint8Array) {
  const data = Uint8Array.from([...toBytes('latchkey-recovery-code'), ...bytes])
  const [a = 0, b = 0, c = 0] = sha256(data, 'bytes')
  return ((a << 16) | (b << 8) | c) >> (24 - CHECKSUM_BITS)
}
