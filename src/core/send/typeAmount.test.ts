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

test('behavior: what was typed is kept', () => {
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
])('behavior: %s is refused', (typed) => {
  expect(typeAmount('9', typed)).toBe('9')
})

test('behavior: never longer than what can be an amount', () => {
  expect(typeAmount('9', '1'.repeat(120))).toHaveLength(120)
  expect(typeAmount('9', '1'.repeat(121))).toBe('9')
})

test('behavior: the field only ever holds the beginning of a number', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (inputs) => {
      const text = inputs.reduce(typeAmount, '')
      expect(text).toMatch(/^[0-9]*[.,]?[0-9]*$/)
      expect(normalizeAmount(text)).toMatch(/^([0-9]+(\.[0-9]+)?)?$/)
    }),
  )
})
