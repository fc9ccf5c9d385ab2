import { expect, test } from 'vitest'
import { getProviderFee } from './getProviderFee.js'
import { getSwapRate } from './getSwapRate.js'

test.each([
  [1_000_000n, 6, '0.0085'],
  [1n, 6, '0.0000000085'],
  [123_456_789n, 6, '1.0493827065'],
  [10n ** 18n, 18, '0.0085'],
  [0n, 18, '0'],
  [7n, 0, '0.0595'],
])('default: of %s with %s decimals', (amount, decimals, fee) => {
  expect(getProviderFee({ amount, decimals })).toBe(fee)
})

test.each([
  [2_000_000n, 6, 5n * 10n ** 18n, 18, '2.5'],
  [3n, 0, 1_000_000n, 6, '0.333333'],
  [10n ** 18n, 18, 2_492_521_122n, 6, '2492.521122'],
])('default: rate of %s (%s) and %s (%s)', (a, places, b, others, rate) => {
  const from = { amount: a, decimals: places }
  const to = { amount: b, decimals: others }
  expect(getSwapRate({ from, to })).toBe(rate)
})

test('behavior: no rate for a zero amount', () => {
  const side = { amount: 0n, decimals: 6 }
  expect(getSwapRate({ from: side, to: side })).toBeUndefined()
})
