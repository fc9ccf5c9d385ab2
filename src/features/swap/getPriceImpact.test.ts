import { expect, test } from 'vitest'
import { getPriceImpact } from './getPriceImpact.js'
import { getPriceImpactLevel } from './getPriceImpactLevel.js'

const from = { amount: 1_000_000n, decimals: 6, price: 100 }
const to = (amount: bigint, price: number | undefined = 1) => ({
  amount,
  decimals: 2,
  price,
})

test.each([
  [10_000n, 0, 'none'],
  [9_701n, 2.99, 'none'],
  [9_700n, 3, 'warn'],
  [8_501n, 14.99, 'warn'],
  [8_500n, 15, 'blocked'],
  [1n, 99.99, 'blocked'],
  [0n, 100, 'blocked'],
  [11_000n, -10, 'none'],
] as const)('default: %s cents for 100 dollars', (amount, impact, level) => {
  const found = getPriceImpact({ from, to: to(amount) })
  expect(found).toBe(impact)
  expect(getPriceImpactLevel(found)).toBe(level)
})

test.each([
  ['no price of the source', { ...from, price: undefined }, to(1n)],
  ['no price of the target', from, { ...to(1n), price: undefined }],
  ['a price of nothing', { ...from, price: 0 }, to(1n)],
  ['a price that is none', from, to(1n, Number.NaN)],
  ['an endless price', from, to(1n, Number.POSITIVE_INFINITY)],
  ['a price below nothing', from, to(1n, -1)],
  ['no amount', { ...from, amount: 0n }, to(1n)],
] as const)('behavior: unknown with %s', (_name, a, b) => {
  const found = getPriceImpact({ from: a, to: b })
  expect(found).toBeUndefined()
  expect(getPriceImpactLevel(found)).toBe('unknown')
})

test('behavior: tiny and huge prices', () => {
  const tiny = { amount: 10n ** 30n, decimals: 18, price: 1e-12 }
  const huge = { amount: 1n, decimals: 0, price: 1e21 }
  expect(getPriceImpact({ from: tiny, to: { ...tiny } })).toBe(0)
  expect(getPriceImpact({ from: huge, to: { ...huge } })).toBe(0)
})
