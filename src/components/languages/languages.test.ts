import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../../../test/package/languages/findFaults.js'
import { readSentences } from '../../../test/package/languages/readSentences.js'
import { en } from '../strings/en.js'
import { enInside } from '../strings/enInside.js'
import { failures } from '../strings/failures.js'
import { kitErrors } from '../strings/kitErrors.js'
import { type LanguageSource, languages } from '../strings/languages.js'
import { legal } from '../strings/legal.js'
import { parts } from '../strings/parts.js'
import { social } from '../strings/social.js'

const rest = {
  ...enInside,
  failures: { ...failures, kitErrors },
  legal,
  parts,
  social,
}
const entries: readonly (readonly [string, LanguageSource])[] =
  Object.entries(languages)

test('default: every folder is in the table', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const folders = readdirSync(folder).filter((name) => !name.includes('.'))
  expect(folders.sort()).toEqual(['en', ...Object.keys(languages)].sort())
})

describe.each(entries)('%s', (locale, source) => {
  const language = { direction: source.direction, locale }

  test('default: its tag and its direction', () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
    const isRtl = /^(ar|fa|he|ur)\b/.test(locale)
    expect(source.direction).toBe(isRtl ? 'rtl' : 'ltr')
  })

  test('default: every key of English, and no fault', async () => {
    const { start } = await source.start()
    const { rest: translated } = await source.rest()
    expect(findFaults(language, en, start)).toEqual([])
    expect(findFaults(language, rest, translated)).toEqual([])
    const count = (group: object) => readSentences(group).size
    expect(count(start) + count(translated)).toBe(count(en) + count(rest))
  })

  test('default: it is not English', async () => {
    const { start } = await source.start()
    const { rest: translated } = await source.rest()
    const english = readSentences({ ...en, ...rest })
    const sentences = [...readSentences({ ...start, ...translated })]
    const same = sentences.filter(
      ([path, text]) => typeof text === 'string' && text === english.get(path),
    )
    expect(same.length / sentences.length).toBeLessThan(0.06)
  })
})

describe('findFaults', () => {
  const english = {
    a: 'Open the wallet now',
    b: (name: string) => `Open ${name}`,
    c: 'It is open.',
  }
  const right = {
    a: 'Die Wallet öffnen',
    b: (name: string) => `${name} öffnen`,
    c: 'Sie ist offen.',
  }
  const find = (change: object, direction = 'ltr') =>
    findFaults({ direction, locale: 'xx' }, english, { ...right, ...change })

  test('default', () => {
    expect(find({})).toEqual([])
  })

  test.each([
    [{ a: undefined }, 'a is missing'],
    [{ a: ' ' }, 'a is empty'],
    [{ a: 'Die  Wallet' }, 'a has a double space'],
    [{ a: english.a }, 'a is still in English'],
    [{ b: 'öffnen' }, 'b is of another kind'],
    [{ b: () => 'öffnen' }, "b has not the values of 'Open ⟦value⟧'"],
    [{ c: 'Sie ist offen' }, 'c lacks its full stop'],
    [{ a: 'Die Wallet öffnen.' }, 'a ends with a full stop'],
    [{ d: 'Mehr' }, 'd is not in English'],
  ])('error: %o', (change, fault) => {
    expect(find(change).join()).toContain(fault)
  })

  test('error: a value that is not isolated from right to left', () => {
    expect(find({}, 'rtl')).toEqual(['b has a value that is not isolated'])
    expect(
      findFaults({ direction: 'ltr', locale: 'xx' }, english, { a: right.a }),
    ).toEqual(['b is missing', 'c is missing'])
  })
})

test('behavior: no title breaks after a single letter, as `E-` of `E-Mail`', async () => {
  const files = import.meta.glob<{ titles?: Record<string, unknown> }>(
    './*/start.json',
    { eager: true },
  )
  const titles = Object.entries(files).flatMap(([file, { titles = {} }]) =>
    Object.values(titles).map((title) => `${file} ${title}`),
  )
  expect(titles.length).toBeGreaterThan(24 * 50)
  expect(
    titles.filter((title) => /(?<![\p{L}\p{M}])\p{L}-/u.test(title)),
  ).toEqual([])
})
