import { expect, test } from 'vitest'
import { toCode } from './toCode.js'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['\u00a0123\u2009456\n', '123456'],
  ['Your code is 123456.', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۰۱۲۳۴۵', '012345'],
  ['१२३४५६', '123456'],
  ['１２３４５６', '123456'],
  ['12345678', '123456'],
  ['12ab', '12'],
  ['', ''],
])('default: %s', (text, expected) => {
  expect(toCode(text)).toBe(expected)
})
