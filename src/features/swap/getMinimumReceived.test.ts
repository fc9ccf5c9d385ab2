import { expect, test } from 'vitest'
import { getMaxSlippage } from './getMaxSlippage.js'
import { getMinimumReceived } from './getMinimumReceived.js'
import { parseSlippage } from './parseSlippage.js'

test.each([
  [1_000_000n, 1, 990_000n],
  [1_000_000n, 0.05, 999_500n],
  [1_000_000n, 5, 950_000n],
  [1_000_000n, 0.29, 997_100n],
  // Rounded down; the remainder counts as slippage.
  [999n, 1, 989n],
  [101n, 1, 99n],
  [1n, 1, 0n],
  [0n, 1, 0n],
  [2n ** 256n - 1n, 1, ((2n ** 256n - 1n) * 99n) / 100n],
])('default: %s less %s %%', (amount, slippage, minimum) => {
  expect(getMinimumReceived({ amount, slippage })).toBe(minimum)
  expect(getMaxSlippage({ amount, slippage })).toBe(amount - minimum)
})

test.each([
  [0.05, 5n],
  [0.1, 10n],
  [0.57, 57n],
  [1, 100n],
  [4.99, 499n],
  [5, 500n],
])('param: slippage %s', (slippage, points) => {
  expect(parseSlippage(slippage)).toBe(points)
})

test.each([
  0,
  0.04,
  5.01,
  0.055,
  100,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e-7,
  '1',
  1n,
  undefined,
  null,
  {},
])('error: slippage %s', (slippage) => {
  const run = () =>
    getMinimumReceived({ amount: 1n, slippage: slippage as never })
  expect(run).toThrow(
    expect.objectContaining({ code: 'INVALID_SLIPPAGE', sentToNetwork: 'no' }),
  )
})
