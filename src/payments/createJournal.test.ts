import { expect, test } from 'vitest'
import { createKitStorage } from '../core/storage.js'
import { createJournal } from './createJournal.js'

type Intent = { id: string; text: string }

function setup(limit = 200) {
  const items = new Map<string, string>()
  const storage = createKitStorage({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      removeItem: (key) => void items.delete(key),
      setItem: (key, value) => void items.set(key, value),
    },
  })
  return createJournal<Intent, Pick<Intent, 'text'>>(storage, {
    identify: ({ text }) => text,
    isIntent: (value): value is Intent => typeof value === 'object',
    key: 'payIntents',
    limit,
    toRail: () => 'order',
  })
}

test('default', () => {
  const journal = setup(2)
  for (const id of ['a', 'b', 'c']) journal.save({ id, text: '' })
  expect(journal.list().map(({ id }) => id)).toEqual(['b', 'c'])
  journal.remove('b')
  journal.remove('c')
  expect(journal.list()).toEqual([])
})

test('behavior: entries too long for a storage item push out the oldest ones only', () => {
  const journal = setup()
  for (let id = 1; id <= 100; id++)
    journal.save({ id: String(id), text: 'x'.repeat(4_000) })
  const ids = journal.list().map(({ id }) => Number(id))
  expect(ids.length).toBeGreaterThan(60)
  expect(ids).toEqual(ids.map((_, index) => 101 - ids.length + index))
})
