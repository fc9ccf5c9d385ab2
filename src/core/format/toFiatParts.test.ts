import { describe, expect, test } from 'vitest'
import { InvalidAmountError } from '../errors/send.js'
import { formatFiat } from './formatFiat.js'
import { getCurrencyDigits } from './getCurrencyDigits.js'
import { sumFiat } from './sumFiat.js'
import { toFiatParts } from './toFiatParts.js'

const toText = (value: string, currency: string, locale = 'en') => {
  const { cents, end, start } = toFiatParts(value, { currency, locale })
  return `${start}${cents}${end}`.replace(/[\u00a0\u202f]/g, ' ')
}

test('default', () => {
  expect(toFiatParts('1234.509', { currency: 'USD', locale: 'en' })).toEqual({
    start: '$1,234',
    cents: '.50',
    end: '',
  })
})

describe('param: currency', () => {
  test.each([
    ['EUR', '€1,234.56'],
    ['GBP', '£1,234.56'],
    ['JPY', '¥1,234'],
    ['CNY', 'CN¥1,234.56'],
    ['KRW', '₩1,234'],
    ['INR', '₹1,234.56'],
    ['BRL', 'R$1,234.56'],
    ['TRY', 'TRY 1,234.56'],
    ['CAD', 'CA$1,234.56'],
    ['AUD', 'A$1,234.56'],
    ['CHF', 'CHF 1,234.56'],
    ['MXN', 'MX$1,234.56'],
    ['NGN', 'NGN 1,234.56'],
    ['KWD', 'KWD 1,234.567'],
    ['XTS', 'XTS 1,234.56'],
  ])('%s', (currency, text) => {
    expect(toText('1234.5678', currency)).toBe(text)
  })

  test('behavior: engines differ in the decimals of some', () => {
    expect(toText('1234.5678', 'IDR')).toMatch(/^IDR 1,234(\.56)?$/)
  })

  test('behavior: two currencies never look alike', () => {
    const dollars = ['USD', 'CAD', 'AUD', 'MXN']
    for (const locale of ['en', 'de', 'es', 'pt', 'fr', 'ja', 'ar'])
      expect(
        new Set(dollars.map((code) => toText('1', code, locale))).size,
      ).toBe(dollars.length)
  })
})

describe('param: locale', () => {
  test.each([
    ['de', '1.234,56 €'],
    ['fr', '1 234,56 €'],
    ['ja', '€1,234.56'],
    ['hi', '€1,234.56'],
    ['ar', '1,234.56 €'],
    ['he', '1,234.56 €'],
  ])('%s', (locale, text) => {
    expect(toText('1234.5678', 'EUR', locale)).toBe(text)
  })

  test('behavior: without decimals, the sign after the figure stays apart', () => {
    const yen = toFiatParts('1234.9', { currency: 'JPY', locale: 'de' })
    expect(yen).toEqual({ start: '1.234', cents: '', end: '\u00a0¥' })
  })
})

test('behavior: truncates, and is exact beyond the numbers', () => {
  expect(toText('0.999', 'USD')).toBe('$0.99')
  expect(toText('149.99', 'JPY')).toBe('¥149')
  expect(toText('90071992547409931.29', 'USD')).toBe(
    '$90,071,992,547,409,931.29',
  )
})

test('behavior: what is calculated has the same decimals', () => {
  expect(
    ['USD', 'EUR', 'JPY', 'KRW', 'KWD', 'no'].map(getCurrencyDigits),
  ).toEqual([2, 2, 0, 0, 3, 2])
  expect(formatFiat(1500.99, { currency: 'JPY' })).toBe('1500')
  expect(sumFiat([0.1, 0.2], 'EUR')).toBe('0.30')
  expect(sumFiat([99.6, 99.6], 'KRW')).toBe('199')
})

test('error: a value that is no number', () => {
  for (const value of ['', '-1', '1e3', '$1'])
    expect(() => toText(value, 'USD')).toThrow(InvalidAmountError)
})
