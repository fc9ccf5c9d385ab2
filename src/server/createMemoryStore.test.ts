import { expect, test } from 'vitest'
import { createMemoryStore } from './createMemoryStore.js'

test('default', async () => {
  const store = createMemoryStore()
  await store.set('a', '1', 1_000)
  expect(await store.get('a')).toBe('1')
  expect(await store.get('b')).toBe(undefined)
  expect(await store.take('a')).toBe('1')
  expect(await store.take('a')).toBe(undefined)
})

test('behavior: of takes at the same time, one gets the value', async () => {
  const store = createMemoryStore()
  await store.set('a', '1', 1_000)
  const taken = await Promise.all(
    Array.from({ length: 100 }, () => store.take('a')),
  )
  expect(taken.filter(Boolean)).toEqual(['1'])
})

test('behavior: entries expire', async () => {
  let time = 0
  const store = createMemoryStore({ now: () => time })
  await store.set('a', '1', 1_000)
  time = 999
  expect(await store.get('a')).toBe('1')
  time = 1_000
  expect(await store.get('a')).toBe(undefined)
  expect(await store.take('a')).toBe(undefined)
})

test('param: maxEntries: the oldest are dropped, expired ones first', async () => {
  let time = 0
  const store = createMemoryStore({ maxEntries: 2, now: () => time })
  await store.set('a', '1', 1_000)
  await store.set('b', '2', 5_000)
  await store.set('a', '3', 5_000)
  await store.set('c', '4', 5_000)
  expect(await store.get('b')).toBe(undefined)
  expect(await store.get('a')).toBe('3')
  time = 5_000
  await store.set('d', '5', 5_000)
  expect(await store.get('c')).toBe(undefined)
  expect(await store.get('d')).toBe('5')
})
