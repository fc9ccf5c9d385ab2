import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../amount/formatAmount.js'
import { parseAmount } from '../amount/parseAmount.js'
import { InvalidAmountError } from '../errors/send.js'
import { formatBalance } from './formatBalance.js'

describe('formatBalance', () => {
  test.each([
    ['1.9999', '1.999'],
    ['0.0009', '0.0009'],
    ['0.00012345', '0.000123'],
    ['0.000000000000000001', '0.000000000000000001'],
    ['0.00000', '0'],
    ['50.000', '50'],
    ['1.2000', '1.2'],
    ['1000.0009', '1000'],
    ['1', '1'],
    ['0001.5', '1.5'],
    ['0', '0'],
    [
      '123456789012345678901234567890.1239',
      '123456789012345678901234567890.123',
    ],
  ])('default: %s', (value, shown) => {
    expect(formatBalance(value)).toBe(shown)
  })

  test('behavior: never more than the balance, never 0.001 less', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 256n - 1n),
        fc.integer({ min: 3, max: 36 }),
        (value, decimals) => {
          const shown = parseAmount(
            formatBalance(formatAmount(value, decimals)),
            decimals,
          )
          expect(shown <= value).toBe(true)
          expect(value - shown < 10n ** BigInt(decimals - 3)).toBe(true)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test.each(['', '-1', '1e-7', 'NaN', '1.', 1, undefined])(
    'error: %s',
    (value) => {
      expect(() => formatBalance(value as string)).toThrow(InvalidAmountError)
    },
  )
})
