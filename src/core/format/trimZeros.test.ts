import { expect, test } from 'vitest'
import { trimZeros } from './trimZeros.js'

test.each([
  ['1.500000', '1.5'],
  ['2000.000000', '2000'],
  ['2000', '2000'],
  ['0.0', '0'],
])('default: %s', (value, shown) => {
  expect(trimZeros(value)).toBe(shown)
})
