import { expect, test } from 'vitest'
import type { Catalogue } from './catalogue.js'
import { findFaults } from './findFaults.js'
import type { Messages } from './messages.js'

const catalogue: Catalogue = {
  folder: 'words',
  sources: (tag) => [`${tag}.json`],
  english: [],
  translation: () => [],
}
const english: Messages = {
  plain: 'Send',
  group: { name: 'Open {wallet}' },
  count: '{count, plural, one {# call} other {# calls}}',
  at: 'Until {at, time, short}',
  maybe: '{subject, select, none {Sent} other {{subject} sent}}',
  guide: [{ title: 'One', text: 'Two' }],
}
const right: Messages = {
  plain: 'Wyślij',
  group: { name: 'Otwórz {wallet}' },
  count:
    '{count, plural, one {# raz} few {# razy} many {# razy} other {# razu}}',
  at: 'Do {at, time, short}',
  maybe: '{subject, select, none {Wysłano} other {Wysłano {subject}}}',
  guide: [{ title: 'Raz', text: 'Dwa' }],
}
const find = (change: object, tag = 'pl') =>
  findFaults(catalogue, {
    tag,
    english: [english],
    messages: [JSON.parse(JSON.stringify({ ...right, ...change }))],
  })

test('default', () => {
  expect(find({})).toEqual([])
  expect(
    findFaults(catalogue, {
      tag: 'en',
      english: [english],
      messages: [english],
    }),
  ).toEqual([])
})

test.each([
  [{ plain: undefined }, 'plain is missing'],
  [{ group: {} }, 'group.name is missing'],
  [{ guide: [] }, 'guide.0.title is missing'],
  [{ more: 'Więcej' }, 'more is not in English'],
  [{ plain: { name: 'x' } }, 'plain is missing'],
  [{ plain: ' ' }, 'plain is empty'],
  [{ plain: null }, 'plain is empty'],
  [{ plain: 'Wyślij {' }, 'plain is not ICU: expect argument closing brace'],
  [{ plain: 'Wyślij {wallet}' }, 'plain has {wallet}, which English does not'],
  [{ group: { name: 'Otwórz' } }, 'group.name loses {wallet}'],
  [{ group: { name: "Otwórz l'{wallet}" } }, 'group.name loses {wallet}'],
  [{ group: { name: '{wallet, number}' } }, 'as a number, but it is a text'],
  [{ at: 'Do {at}' }, 'at has {at} as a value, but it is a date'],
  [{ at: 'Do {at, time, full}' }, "a style other than 'short'"],
  [
    { count: '{count, plural, one {# raz} few {# razy} other {# razu}}' },
    "count lacks the plural 'many' of {count}",
  ],
  [
    {
      count: '{count, plural, one {#} two {#} few {#} many {#} other {#}}',
    },
    "count has a plural 'two' of {count}, not in this language",
  ],
  [
    {
      count:
        '{count, plural, one {raz} few {kilka razy} many {# razy} other {# razu}}',
    },
    "count loses {count} in its plural 'few'",
  ],
  [{ count: '{count, selectordinal, other {#}}' }, 'neither plain plural'],
  [
    { group: { name: '{wallet, select, none {Otwórz} other {{wallet}}}' } },
    'a form for no {wallet}, but there always is one',
  ],
])('error: %o', (change, fault) => {
  const faults = find(change)
  expect(faults[0]).toMatch(/^words\/pl\.json: /)
  expect(faults.join('\n')).toContain(fault)
})

test('behavior: a form that is for one number can be without it', () => {
  const count =
    '{count, plural, one {raz} few {# razy} many {# razy} other {# razu}}'
  expect(find({ count })).toEqual([])
  // In Russian `one` is 1, 21, 31.
  expect(find({ count }, 'ru')).toEqual([
    "words/ru.json: count loses {count} in its plural 'one'",
  ])
})

test('error: forms, where the code fills placeholders itself', () => {
  const faults = findFaults(
    { ...catalogue, hasPlaceholders: true },
    { tag: 'pl', english: [english], messages: [right] },
  )
  expect(faults).toEqual([
    'words/pl.json: count has forms, which this catalogue does not support',
    'words/pl.json: maybe has forms, which this catalogue does not support',
  ])
})
