import { expect, test } from 'vitest'
import { getSwapFees } from './getSwapFees.js'
import { getSwapMax } from './getSwapMax.js'

const gwei = 10n ** 9n
const gasPrice = { standard: 2n * gwei, fast: 3n * gwei, instant: 4n * gwei }

test('default', () => {
  expect(getSwapFees({ decimals: 18, gasPrice, price: 2_500 })).toEqual({
    standard: { gasPrice: '2000000000', amount: '0.0003', worth: '0.75' },
    fast: { gasPrice: '3000000000', amount: '0.00045', worth: '1.12' },
    instant: { gasPrice: '4000000000', amount: '0.0006', worth: '1.50' },
  })
})

test('param: gas', () => {
  const fees = getSwapFees({
    decimals: 18,
    gas: 21_000n,
    gasPrice,
    price: undefined,
  })
  expect(fees.fast).toEqual({
    gasPrice: '3000000000',
    amount: '0.000063',
    worth: undefined,
  })
})

test.each([
  // The whole balance of a token, regardless of the gas price.
  [1_500_000n, 6, false, 2n * gwei, '1.5'],
  // Three times 150,000 gas is reserved of the native token.
  [10n ** 18n, 18, true, 2n * gwei, '0.9991'],
  [6n * 10n ** 14n, 18, true, 2n * gwei, '0'],
  [1n, 18, true, 2n * gwei, '0'],
  [10n ** 18n, 18, true, undefined, undefined],
  [undefined, 18, true, 2n * gwei, undefined],
] as const)('default: max of %s', (balance, decimals, isNative, price, max) => {
  const asked = { balance, decimals, gasPrice: price, isNative }
  expect(getSwapMax(asked)).toBe(max)
})
