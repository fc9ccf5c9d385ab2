import { expect, test } from 'vitest'
import { canAskPrice } from './canAskPrice.js'

test('default', () => {
  expect(canAskPrice('1.5')).toBe(true)
  expect(canAskPrice(`${'9'.repeat(20)}.${'9'.repeat(18)}`)).toBe(true)
})

test('behavior: false for unrealistic amounts', () => {
  expect(canAskPrice('9'.repeat(21))).toBe(false)
  expect(canAskPrice(`1${'0'.repeat(30)}`)).toBe(false)
})
