import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isEvmAddress } from './isEvmAddress.js'

describe('isEvmAddress', () => {
  // Test vectors of EIP-55.
  const vectors = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ]

  test.each(vectors)('default: %s', (address) => {
    expect(isEvmAddress(address)).toBe(true)
    expect(isEvmAddress(address, { strict: true })).toBe(true)
  })

  test('param: strict', () => {
    const wrong = '0x5AAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(isEvmAddress(wrong)).toBe(true)
    expect(isEvmAddress(wrong, { strict: false })).toBe(true)
    expect(isEvmAddress(wrong, { strict: true })).toBe(false)
  })

  test('behavior: strict checks the EIP-55 checksum', () => {
    const digit = fc.constantFrom(...'0123456789abcdefABCDEF')
    fc.assert(
      fc.property(
        fc.array(digit, { minLength: 40, maxLength: 40 }),
        (digits) => {
          const text = digits.join('')
          const address = `0x${text}` as const
          const isOneCase =
            text === text.toLowerCase() || text === text.toUpperCase()
          const lower = `0x${text.toLowerCase()}` as const
          expect(isEvmAddress(address, { strict: true })).toBe(
            isOneCase || getAddress(lower) === address,
          )
          expect(isEvmAddress(getAddress(lower), { strict: true })).toBe(true)
        },
      ),
    )
  })

  test.each(['', '0x', `0x${'0'.repeat(39)}`, `0x${'0'.repeat(41)}`, null, 1])(
    'error: %s',
    (value) => {
      expect(isEvmAddress(value)).toBe(false)
      expect(isEvmAddress(value, { strict: true })).toBe(false)
    },
  )
})
