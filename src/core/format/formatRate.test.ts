import { expect, test } from 'vitest'
import { formatRate } from './formatRate.js'

test.each([
  ['1994.2034567', '1994.2'],
  ['1', '1'],
  ['2000.000000', '2000'],
  ['12345678.9', '12345678'],
  ['0.000123456789', '0.000123456'],
  ['0.5', '0.5'],
  ['10.000000000000000001', '10'],
  ['0', '0'],
])('default: %s', (value, shown) => {
  expect(formatRate(value)).toBe(shown)
})
