import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  InvalidAmountError,
  InvalidDecimalsError,
  TooManyDecimalsError,
} from '../errors/send.js'
import { formatAmount } from './formatAmount.js'
import { parseAmount } from './parseAmount.js'

const decimals = fc.integer({ min: 0, max: 36 })
const digits = (options: { minLength: number; maxLength: number }) =>
  fc
    .array(fc.constantFrom(...'0123456789'), options)
    .map((items) => items.join(''))

describe('parseAmount', () => {
  test('default', () => {
    expect(parseAmount('1.5', 6)).toBe(1_500_000n)
    expect(parseAmount('0', 0)).toBe(0n)
    expect(parseAmount('007', 0)).toBe(7n)
    expect(parseAmount('0.000001', 6)).toBe(1n)
    expect(parseAmount('9'.repeat(78), 255)).toBe(
      BigInt('9'.repeat(78)) * 10n ** 255n,
    )
  })

  test('behavior: reverses formatAmount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), decimals, (value, places) => {
        expect(parseAmount(formatAmount(value, places), places)).toBe(value)
      }),
      { numRuns: 5_000 },
    )
  })

  test('behavior: returns exactly the number in the text', () => {
    const amount = fc.record({
      places: decimals,
      integer: digits({ minLength: 1, maxLength: 78 }),
      fraction: digits({ minLength: 1, maxLength: 36 }),
    })
    fc.assert(
      fc.property(amount, ({ fraction, integer, places }) => {
        const text = `${integer}.${fraction}`
        if (fraction.length > places) {
          const parse = () => parseAmount(text, places)
          expect(parse).toThrow(TooManyDecimalsError)
          return
        }
        const value = parseAmount(text, places)
        const scale = 10n ** BigInt(places - fraction.length)
        expect(value).toBe(BigInt(integer + fraction) * scale)
      }),
      { numRuns: 5_000 },
    )
  })

  test.each([
    ['1.2345678', 6],
    ['0.6', 0],
    ['1.0', 0],
    ['1.50', 1],
    ['0.0000000', 6],
    [`0.${'0'.repeat(256)}`, 255],
  ])('error: %s at %i decimals is not rounded', (value, places) => {
    expect(() => parseAmount(value, places)).toThrow(TooManyDecimalsError)
  })

  test.each([
    '',
    '.',
    '1.',
    '.5',
    '-1',
    '+1',
    '1e3',
    '1E3',
    '0x10',
    '1,5',
    '1,000',
    '1_000',
    ' 1',
    '1 ',
    '1\n',
    '1 000',
    '1.2.3',
    '1n',
    '٣',
    '１',
    '1．5',
    'NaN',
    'Infinity',
    '9'.repeat(79),
  ])('error: %j is not an amount', (value) => {
    expect(() => parseAmount(value, 18)).toThrow(InvalidAmountError)
  })

  test.each([1, 1n, null, undefined, {}, ['1'], Object.create(null), Symbol()])(
    'error: not a string',
    (value) => {
      expect(() => parseAmount(value as string, 18)).toThrow(InvalidAmountError)
    },
  )

  test.each([undefined, null, '6', 6n, -1, 256, 1.5, Number.NaN, {}])(
    'error: decimals %s',
    (places) => {
      expect(() => parseAmount('1', places as number)).toThrow(
        InvalidDecimalsError,
      )
    },
  )

  test('error: contains the decimals of the token', () => {
    expect(() => parseAmount('0.6', 0)).toThrow(
      'This token has no decimal places',
    )
    expect(() => parseAmount('1.2345678', 6)).toThrow(
      'This token has only 6 decimal places',
    )
  })

  test('error: contains the invalid value', () => {
    expect(() => parseAmount('1,5', 6)).toThrow(
      expect.objectContaining({ details: '1,5' }),
    )
    expect(() => parseAmount('1', 256)).toThrow(
      expect.objectContaining({ details: '256' }),
    )
  })
})
