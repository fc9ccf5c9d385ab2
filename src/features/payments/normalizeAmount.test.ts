import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { normalizeAmount } from './normalizeAmount.js'

test('default', () => {
  expect(normalizeAmount('1.5')).toBe('1.5')
})

test('behavior: while it is being typed', () => {
  expect(normalizeAmount('.5')).toBe('0.5')
  expect(normalizeAmount('1.')).toBe('1')
  expect(normalizeAmount('.')).toBe('')
  expect(normalizeAmount(',')).toBe('')
  expect(normalizeAmount(',5')).toBe('0.5')
  expect(normalizeAmount('1,25')).toBe('1.25')
  expect(normalizeAmount('')).toBe('')
})

test('behavior: never changes a number', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), (value) => {
      const text = formatAmount(value, 18)
      expect(normalizeAmount(text)).toBe(text)
      const short = text.replace(/^0\./, '.')
      expect(parseAmount(normalizeAmount(short), 18)).toBe(value)
    }),
  )
})
