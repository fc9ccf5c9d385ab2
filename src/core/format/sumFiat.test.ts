import { expect, test } from 'vitest'
import { sumFiat } from './sumFiat.js'

test('default', () => {
  expect(sumFiat([1200.5, 34.25])).toBe('1234.75')
  expect(sumFiat([])).toBe('0.00')
})

test('behavior: no floating-point drift', () => {
  // Floating-point sums are 0.30000000000000004 and 0.7999999999999999.
  expect(sumFiat([0.1, 0.2])).toBe('0.30')
  expect(sumFiat(Array.from({ length: 8 }, () => 0.1))).toBe('0.80')
})

test('behavior: only the sum is truncated', () => {
  expect(sumFiat([0.004, 0.004, 0.004])).toBe('0.01')
  expect(sumFiat([1.999])).toBe('1.99')
})

test('behavior: large, tiny and invalid values', () => {
  expect(sumFiat([1e21, 1e-9, Number.NaN, -5, undefined])).toBe(
    '1000000000000000000000.00',
  )
})
