import { expect, test } from 'vitest'
import { readSlippage } from './readSlippage.js'

test.each([
  ['0.5', 0.5],
  ['0,05', 0.05],
  ['5', 5],
  ['1.', 1],
])('default: %s', (typed, slippage) => {
  expect(readSlippage(typed)).toBe(slippage)
})

test.each(['', '.', '0.04', '5.01', '0.123', '1e1', 'one', '-1'])(
  'error: %s',
  (typed) => {
    expect(readSlippage(typed)).toBeUndefined()
  },
)
