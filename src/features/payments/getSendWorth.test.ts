import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { getSendWorth } from './getSendWorth.js'

test('default', () => {
  const worth = getSendWorth({ amount: 1_500_000n, decimals: 6, price: 0.999 })
  expect(worth).toBe('1.49')
})

test('behavior: without a usable price', () => {
  for (const price of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(getSendWorth({ amount: 1n, decimals: 0, price })).toBe(undefined)
})

test('behavior: very small and very large prices', () => {
  const amount = 10n ** 18n
  expect(getSendWorth({ amount, decimals: 18, price: 1e-9 })).toBe('0.00')
  expect(getSendWorth({ amount, decimals: 18, price: 1e21 })).toBe(
    '1000000000000000000000.00',
  )
})

test('behavior: truncated, never rounded up', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      (amount, cents) => {
        const price = cents / 100
        const worth = getSendWorth({ amount, decimals: 18, price })
        const exact = amount * parseAmount(String(price), 2)
        const shown = parseAmount(worth ?? '', 2) * 10n ** 18n
        expect(shown <= exact && exact - shown < 10n ** 18n).toBe(true)
      },
    ),
  )
})
