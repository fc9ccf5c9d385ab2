import { expect, test } from 'vitest'
import { formatFee } from './formatFee.js'

test('default', () => {
  expect(formatFee('0.000031500000147')).toBe('0.0000315')
})

test('behavior: integers and zero', () => {
  expect(formatFee('10')).toBe('10')
  expect(formatFee('0')).toBe('0')
})

test('behavior: below the displayed precision', () => {
  expect(formatFee('0.000000009')).toBe(undefined)
})
