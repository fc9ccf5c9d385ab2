import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { languages as appLanguages } from '../../../../../src/components/strings/languages.js'
import { findFaults } from '../../../../../test/package/languages/findFaults.js'
import { readSentences } from '../../../../../test/package/languages/readSentences.js'
import { languages } from './languages.js'
import { english } from './translations/english.js'

test('default: the languages of the components, each with its file', () => {
  const folder = fileURLToPath(new URL('./translations', import.meta.url))
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
  const tags = Object.keys(languages).sort()
  expect(files.sort()).toEqual([...tags, 'en'].sort())
  expect(Object.keys(appLanguages).sort()).toEqual(tags)
})

describe.each(Object.entries(languages))('%s', (locale, source) => {
  test('default: every sentence of English, and no fault', async () => {
    const strings = await source.load()
    const language = { direction: source.direction, locale }
    expect(findFaults(language, english, strings)).toEqual([])
    expect(readSentences(strings).size).toBe(readSentences(english).size)
  })

  test('default: it is not English', async () => {
    const before = readSentences(english)
    const sentences = [...readSentences(await source.load())]
    const same = sentences.filter(
      ([path, text]) => typeof text === 'string' && text === before.get(path),
    )
    expect(same.length / sentences.length).toBeLessThan(0.06)
  })

  test('behavior: the card and the app warn in the same words', async () => {
    const app = appLanguages[locale as keyof typeof appLanguages]
    const { direction, rest } = app
    const { settings } = (await rest()).rest
    const { notKept } = (await source.load()).notices
    expect(direction).toBe(source.direction)
    expect(notKept.startsWith(settings.accountNotKept)).toBe(true)
    expect(notKept.endsWith(settings.accountNotKeptHint)).toBe(true)
  })
})
