// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from './createMemoryStore.js'

const session = { userId: 'u', deviceId: 'd', createdAt: 1, usedAt: 1 }

describe('table', () => {
  test('default', async () => {
    const { sessions } = createMemoryStore()
    expect(await sessions.get('a')).toBeUndefined()
    await sessions.set('a', session)
    expect(await sessions.get('a')).toEqual(session)
    await sessions.delete('a')
    expect(await sessions.get('a')).toBeUndefined()
  })

  test('behavior: a record changes only through set', async () => {
    const { sessions } = createMemoryStore()
    const given = { ...session }
    await sessions.set('a', given)
    given.usedAt = 2
    const read = await sessions.get('a')
    if (read) read.usedAt = 3
    const [[, found] = []] = await sessions.find()
    if (found) found.usedAt = 4
    expect(await sessions.get('a')).toEqual(session)
  })

  test('behavior: find gives entries with all the fields, the oldest first', async () => {
    const { sessions } = createMemoryStore()
    await sessions.set('b', session)
    await sessions.set('a', { ...session, usedAt: 2 })
    await sessions.set('c', { ...session, userId: 'other' })
    const keys = async (fields?: Partial<typeof session>) =>
      (await sessions.find(fields)).map(([key]) => key)
    expect(await keys()).toEqual(['b', 'a', 'c'])
    expect(await keys({ userId: 'u' })).toEqual(['b', 'a'])
    expect(await keys({ userId: 'u', usedAt: 2 })).toEqual(['a'])
  })
})

test('behavior: prune drops what has expired, and the oldest', async () => {
  const { tickets } = createMemoryStore()
  const ticket = {
    ...{ browser: undefined, opener: undefined, uri: undefined },
    isTaken: false,
  }
  for (const [key, expiresAt] of [
    ['a', 10],
    ['b', 20],
    ['c', 20],
    ['d', 20],
  ] as const)
    await tickets.set(key, { ...ticket, expiresAt })
  await tickets.prune({ max: 2, now: 10 })
  expect((await tickets.find()).map(([key]) => key)).toEqual(['c', 'd'])
})

describe('lock', () => {
  test('default: one at a time per key', async () => {
    const { lock } = createMemoryStore()
    const steps: string[] = []
    const run = (key: string, name: string) =>
      lock(key, async () => {
        steps.push(`${name} begins`)
        await new Promise((resolve) => setTimeout(resolve, 5))
        steps.push(`${name} ends`)
        return name
      })
    const all = await Promise.all([run('a', 'one'), run('a', 'two')])
    expect(all).toEqual(['one', 'two'])
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
    steps.length = 0
    await Promise.all([run('a', 'one'), run('b', 'two')])
    expect(steps.slice(0, 2)).toEqual(['one begins', 'two begins'])
  })

  test('error: a failure ends the turn', async () => {
    const { lock } = createMemoryStore()
    const failing = lock('a', async () => {
      throw new Error('failed')
    })
    const next = lock('a', async () => 'next')
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('next')
  })
})
