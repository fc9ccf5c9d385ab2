import { describe, expect, test } from 'vitest'
import { InvalidAmountError } from '../errors/send.js'
import { formatFiat } from './formatFiat.js'

describe('formatFiat', () => {
  test.each([
    ['1.999', '1.99'],
    ['0', '0.00'],
    [0.29, '0.29'],
    [1.005, '1.00'],
    [1234.999, '1234.99'],
    [1e-7, '0.00'],
    [1e21, '1000000000000000000000.00'],
    [0, '0.00'],
    [-0, '0.00'],
  ])('default: %s', (value, shown) => {
    expect(formatFiat(value)).toBe(shown)
  })

  test.each([
    -1,
    -1e-7,
    -1e21,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '$1',
    '',
    null,
  ])('error: %s', (value) => {
    expect(() => formatFiat(value as string)).toThrow(InvalidAmountError)
  })
})
