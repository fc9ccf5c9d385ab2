import { expect, test } from 'vitest'
import { findMailLanguage } from './findMailLanguage.js'

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-at', 'de'],
  ['pt-BR,pt;q=0.9', 'pt'],
  ['xx, fr;q=0.8, de;q=0.7', 'fr'],
  ['zh', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hans', 'zh-CN'],
  ['en-US', 'en'],
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['xx', 'en'],
  ['constructor', 'en'],
  ['__proto__', 'en'],
  ['../languages/de', 'en'],
  [`${'x'.repeat(100_000)},de`, 'en'],
])('default: %s', (header, language) => {
  expect(findMailLanguage(header)).toBe(language)
})
