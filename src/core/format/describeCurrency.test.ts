import { expect, test } from 'vitest'
import { describeCurrency } from './describeCurrency.js'

test('default', () => {
  expect(describeCurrency('USD')).toEqual({ name: 'US Dollar', sign: '$' })
  expect(describeCurrency('EUR')).toEqual({ name: 'Euro', sign: '€' })
})

test.each([
  ['de', 'US-Dollar'],
  ['zh-CN', '美元'],
  ['zh-TW', '美元'],
  ['ja', '米ドル'],
  ['xx', 'US Dollar'],
  ['not a tag', 'USD'],
])('param: locale, %s', (locale, name) => {
  expect(describeCurrency('USD', locale).name).toBe(name)
})

test('behavior: the sign is the same in every language', () => {
  expect(describeCurrency('USD', 'ar').sign).toBe('$')
  expect(describeCurrency('EUR', 'he').sign).toBe('€')
})

test.each(['XZQ', 'dollars', ''])('behavior: unknown, %s', (code) => {
  expect(describeCurrency(code)).toEqual({ name: code, sign: code })
})
