import { expect, test } from 'vitest'
import { matchLocale } from './matchLocale.js'

const offered = ['en', 'de', 'he', 'id', 'pt', 'zh-CN', 'zh-TW'] as const

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['de-Latn-CH-1996', 'de'],
  ['DE_at', 'de'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['en-GB', 'en'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in-ID', 'id'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-US', 'zh-TW'],
])('default: %s is %s', (tag, locale) => {
  expect(matchLocale([tag], offered)).toBe(locale)
})

test('param: preferred, the first match wins', () => {
  expect(matchLocale(['gsw', 'xx-YY', 'de-CH', 'en'], offered)).toBe('de')
  expect(matchLocale(['en-US', 'de'], offered)).toBe('en')
})

test.each([[[]], [['xx']], [['']], [['deu']], [['*']]])(
  'behavior: no match for %j',
  (preferred) => {
    expect(matchLocale(preferred, offered)).toBe(undefined)
  },
)
