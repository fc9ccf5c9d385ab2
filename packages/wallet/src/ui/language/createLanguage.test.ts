import { expect, test } from 'vitest'
import { settings } from '../../../../../src/components/strings/settings.js'
import { createLanguage } from './createLanguage.js'
import { english } from './translations/english.js'

test('default: English', async () => {
  const { direction, locale, strings } = await createLanguage().read()
  expect({ direction, locale }).toEqual({ direction: 'ltr', locale: 'en' })
  expect(strings).toBe(english)
})

test('behavior: one of ours', async () => {
  const language = createLanguage()
  language.setLocale('de')
  expect(language.locale()).toBe('de')
  const { locale, strings } = await language.read()
  expect(locale).toBe('de')
  expect(strings.card.approve).toBe('Bestätigen')
  expect(strings.solana.burn).not.toBe(english.solana.burn)
})

test.each([
  ['de-AT', 'de'],
  ['pt-BR', 'pt'],
  ['zh-HK', 'zh-TW'],
  ['zh', 'zh-CN'],
])('behavior: the language of %s is %s', async (tag, locale) => {
  const language = createLanguage()
  language.setLocale(tag)
  expect((await language.read()).locale).toBe(locale)
})

test('behavior: the one asked for last', async () => {
  const language = createLanguage()
  language.setLocale('de')
  const reading = language.read()
  language.setLocale('en')
  expect((await reading).locale).toBe('en')
})

test.each([
  'xx',
  '',
  'constructor',
  '__proto__',
  'toString',
  '../translations/de',
  'de\u202e',
  'd'.repeat(5_000_000),
])('error: a tag that is not ours is English, %#', async (tag) => {
  const language = createLanguage()
  language.setLocale('de')
  language.setLocale(tag)
  expect((await language.read()).strings).toBe(english)
})

test('behavior: the card and the app warn in the same words', () => {
  const { accountNotKept, accountNotKeptHint } = settings
  expect(english.notices.notKept).toBe(
    `${accountNotKept}. ${accountNotKeptHint}`,
  )
})
