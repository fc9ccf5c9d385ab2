import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidAmountError, InvalidDecimalsError } from '../errors/send.js'
import { formatAmount } from './formatAmount.js'
import { parseAmount } from './parseAmount.js'

describe('formatAmount', () => {
  test('default', () => {
    expect(formatAmount(1_500_000n, 6)).toBe('1.5')
    expect(formatAmount(1n, 18)).toBe('0.000000000000000001')
    expect(formatAmount(100n, 0)).toBe('100')
    expect(formatAmount(1_000_000n, 6)).toBe('1')
    expect(formatAmount(0n, 36)).toBe('0')
    expect(formatAmount(1n, 255)).toBe(`0.${'0'.repeat(254)}1`)
  })

  test('behavior: reverses parseAmount, apart from leading and trailing zeros', () => {
    const decimals = fc.integer({ min: 0, max: 36 })
    const digit = fc.constantFrom(...'0123456789')
    const amount = decimals.chain((places) =>
      fc.tuple(
        fc.constant(places),
        fc.array(digit, { minLength: 1, maxLength: 78 }),
        fc.array(digit, { maxLength: places }),
      ),
    )
    fc.assert(
      fc.property(amount, ([places, integer, fraction]) => {
        const text = integer.join('')
        const whole = text.replace(/^0+(?=.)/, '')
        const rest = fraction.join('')
        const shown = rest.replace(/0+$/, '')
        expect(
          formatAmount(
            parseAmount(rest ? `${text}.${rest}` : text, places),
            places,
          ),
        ).toBe(shown ? `${whole}.${shown}` : whole)
      }),
      { numRuns: 5_000 },
    )
  })

  test.each([-1n, 1, '1', null, undefined])('error: value %s', (value) => {
    expect(() => formatAmount(value as bigint, 6)).toThrow(InvalidAmountError)
  })

  test.each([undefined, '6', -1, 256, 0.5])('error: decimals %s', (places) => {
    expect(() => formatAmount(1n, places as number)).toThrow(
      InvalidDecimalsError,
    )
  })

  test('error: contains the invalid value', () => {
    expect(() => formatAmount(-1n, 6)).toThrow(
      expect.objectContaining({ details: '-1' }),
    )
    expect(() => formatAmount(1n, 256)).toThrow(
      expect.objectContaining({ details: '256' }),
    )
  })
})
