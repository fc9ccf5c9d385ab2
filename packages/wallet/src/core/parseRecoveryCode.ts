import {
  CODE_ALPHABET,
  CODE_BITS_PER_LETTER,
  CODE_BYTES,
  CODE_LENGTH,
  formatRecoveryCode,
} from './formatRecoveryCode.js'

const CHECKSUM_BITS = CODE_LENGTH * CODE_BITS_PER_LETTER - CODE_BYTES * 8

/**
 * The bytes of a typed recovery code; `undefined` when it is mistyped. Case,
 * spaces, dashes and full-width letters do not matter, and O counts as 0, I
 * and L as 1.
 */
export function parseRecoveryCode(text: string): Uint8Array | undefined {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  if (letters.length !== CODE_LENGTH) return undefined
  let value = 0n
  for (const letter of letters) {
    const digit = CODE_ALPHABET.indexOf(letter)
    if (digit < 0) return undefined
    value = (value << BigInt(CODE_BITS_PER_LETTER)) | BigInt(digit)
  }
  value >>= BigInt(CHECKSUM_BITS)
  const bytes = new Uint8Array(CODE_BYTES)
  for (let index = CODE_BYTES - 1; index >= 0; index--) {
    bytes[index] = Number(value & 255n)
    value >>= 8n
  }
  // guard: custody-checksum
  if (formatRecoveryCode(bytes).replaceAll('-', '') !== letters)
    return undefined
  return bytes
}
