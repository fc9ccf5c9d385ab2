import { expect, test } from 'vitest'
import { describeCurrency } from './describeCurrency.js'

test('default', () => {
  expect(describeCurrency('USD')).toEqual({ name: 'US Dollar', sign: '$' })
  expect(describeCurrency('EUR')).toEqual({ name: 'Euro', sign: '€' })
})

test.each(['XZQ', 'dollars', ''])('behavior: unknown, %s', (code) => {
  expect(describeCurrency(code)).toEqual({ name: code, sign: code })
})
