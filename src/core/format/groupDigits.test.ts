import { expect, test } from 'vitest'
import { groupDigits } from './groupDigits.js'

test('default', () => {
  expect(groupDigits('1234567.8912')).toBe('1,234,567.8912')
  expect(groupDigits('123456')).toBe('123,456')
})

test('behavior: up to three digits are unchanged', () => {
  expect(groupDigits('999.00')).toBe('999.00')
  expect(groupDigits('0')).toBe('0')
})
