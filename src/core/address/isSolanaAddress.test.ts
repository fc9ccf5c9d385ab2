import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBase58 } from './decodeBase58.js'
import { isSolanaAddress } from './isSolanaAddress.js'

/** Independent of the decoder: repeated division of one bigint. */
function encodeBase58(bytes: Uint8Array) {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let number = 0n
  for (const byte of bytes) number = number * 256n + BigInt(byte)
  let text = ''
  for (; number > 0n; number /= 58n)
    text = alphabet[Number(number % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}

describe('isSolanaAddress', () => {
  test.each([
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ])('default: %s', (address) => {
    expect(isSolanaAddress(address)).toBe(true)
  })

  test('behavior: accepts exactly 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 22, maxLength: 36 }), (bytes) => {
        const text = encodeBase58(bytes)
        const isLong = text.length >= 32 && text.length <= 44
        expect(isSolanaAddress(text)).toBe(bytes.length === 32 && isLong)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([
    '',
    '1'.repeat(31),
    '1'.repeat(33),
    'z'.repeat(44),
    '1'.repeat(45),
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1O',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1l',
    ' EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1',
    'a'.repeat(1_000_000),
    null,
    7,
  ])('error: %s', (value) => {
    expect(isSolanaAddress(value)).toBe(false)
  })
})

describe('decodeBase58', () => {
  test('default', () => {
    expect(new TextDecoder().decode(decodeBase58('StV1DL6CwTryKyV'))).toBe(
      'hello world',
    )
  })

  test('behavior: reverses encoding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes)
      }),
    )
  })

  test('error: invalid character', () => {
    expect(decodeBase58('0OIl')).toBe(undefined)
  })
})
