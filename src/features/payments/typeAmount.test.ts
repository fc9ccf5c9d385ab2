import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeAmount } from './normalizeAmount.js'
import { typeAmount } from './typeAmount.js'

test('default', () => {
  expect(typeAmount('1', '1.5')).toBe('1.5')
})

test('behavior: a comma is kept, since it may mean thousands', () => {
  expect(typeAmount('1', '1,')).toBe('1,')
  expect(typeAmount('', ',5')).toBe(',5')
  expect(typeAmount('', '1,000')).toBe('1,000')
})

test('behavior: keeps the text as typed', () => {
  for (const typed of ['', '.', '1.', '.5', '007', '1.500'])
    expect(typeAmount('9', typed)).toBe(typed)
  expect(typeAmount('9', ' 1.5\n')).toBe('1.5')
})

test.each([
  '1x',
  '1e3',
  '-1',
  '+1',
  '1 000',
  '1,234.56',
  '1,2,3',
  '1.2.3',
  '٣',
  '１',
])('behavior: %s is rejected', (typed) => {
  expect(typeAmount('9', typed)).toBe('9')
})

test('behavior: limits the length', () => {
  expect(typeAmount('9', '1'.repeat(120))).toHaveLength(120)
  expect(typeAmount('9', '1'.repeat(121))).toBe('9')
})

test('behavior: the field always holds the beginning of a number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (inputs) => {
      const text = inputs.reduce(typeAmount, '')
      expect(text).toMatch(/^[0-9]*[.,]?[0-9]*$/)
      expect(normalizeAmount(text)).toMatch(/^([0-9]+(\.[0-9]+)?)?$/)
    }),
  )
})
