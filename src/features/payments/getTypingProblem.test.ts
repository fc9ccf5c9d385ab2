import { expect, test } from 'vitest'
import { getTypingProblem } from './getTypingProblem.js'

test.each([
  ['1,000.50', 'separators', '1000.50'],
  ['1.000,50', 'separators', '1000.50'],
  ['1 000', 'separators', '1000'],
  ['1\u00a0000,5', 'separators', '1000.5'],
  ['1,234,567', 'separators', '1234567'],
  ['12,34,567.8', 'separators', '1234567.8'],
  ["1'000", 'separators', '1000'],
  ['１２３', 'digits', '123'],
  ['１，５', 'digits', undefined],
  ['١٢٫٥', 'digits', '12.5'],
  ['𝟏𝟐', 'digits', '12'],
  ['$50', 'number', undefined],
  ['1.5 ETH', 'number', undefined],
  ['1e18', 'number', undefined],
  ['-5', 'number', undefined],
  ['9'.repeat(200), 'number', undefined],
])('default: %s', (typed, kind, plain) => {
  expect(getTypingProblem('', typed)).toEqual({ kind, plain })
})

test.each([
  ['', '1,5'],
  ['', ' 12.5 '],
  ['1', '1.'],
  ['1', ''],
  // A single wrong key.
  ['1', '1x'],
  ['1.', '1..'],
])('behavior: no problem from %s to %s', (before, typed) => {
  expect(getTypingProblem(before, typed)).toBe(undefined)
})
