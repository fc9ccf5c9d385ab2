import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ServiceError } from '../src/http/ServiceError.js'
import {
  createSignInStore,
  type SharedSignInStore,
} from '../src/store/createSignInStore.js'
import type { Page, Store } from '../src/store/store.js'
import { getUseWaitMs } from '../src/store/useCounts.js'

const session = { userId: 'u', deviceId: 'd', createdAt: 1, usedAt: 1 }
const ticket = {
  ...{ browser: undefined, opener: undefined, uri: undefined },
  isTaken: false,
}

/** What every store does. */
export function describeStore(
  name: string,
  open: () => Promise<{ store: Store; close(): Promise<void> }>,
  more?: () => void,
): void {
  describe(name, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    }, 120_000)
    afterAll(() => opened?.close())

    test('default: a record is kept by key', async () => {
      const { sessions, users } = opened.store
      expect(await sessions.get('a')).toBeUndefined()
      await sessions.set('a', session)
      expect(await sessions.get('a')).toEqual(session)
      expect(await users.get('a')).toBeUndefined()
      await sessions.set('a', { ...session, usedAt: 2 })
      expect(await sessions.get('a')).toEqual({ ...session, usedAt: 2 })
      await sessions.delete('a')
      expect(await sessions.get('a')).toBeUndefined()
      await sessions.delete('a')
    })

    test('behavior: a value of the hosted sign-in is taken once', async () => {
      let time = 1_000
      // Two instances on one store.
      const [one, two] = [0, 1].map(() =>
        createSignInStore({ now: () => time, store: opened.store }),
      ) as [SharedSignInStore, SharedSignInStore]
      await one.set('nonce', 'open', 100)
      expect(await two.get('nonce')).toBe('open')
      const taken = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          (index % 2 ? one : two).take('nonce'),
        ),
      )
      expect(taken.filter(Boolean)).toEqual(['open'])
      expect(await one.get('nonce')).toBeUndefined()
      await one.set('late', 'open', 100)
      time += 100
      expect(await two.get('late')).toBeUndefined()
      expect(await two.take('late')).toBeUndefined()
    })

    test('behavior: a record changes only through set', async () => {
      const { sessions } = opened.store
      const given = { ...session }
      await sessions.set('changed', given)
      given.usedAt = 2
      const read = await sessions.get('changed')
      if (read) read.usedAt = 3
      const [[, found] = []] = await sessions.find()
      if (found) found.usedAt = 4
      expect(await sessions.get('changed')).toEqual(session)
      await sessions.delete('changed')
    })

    test('behavior: find gives entries with all the fields, the oldest first', async () => {
      const { sessions } = opened.store
      await sessions.set('b', session)
      await sessions.set('a', { ...session, usedAt: 2 })
      await sessions.set('c', { ...session, userId: 'other' })
      await sessions.set('b', session)
      const keys = async (fields?: Partial<typeof session>) =>
        (await sessions.find(fields)).map(([key]) => key)
      expect(await keys()).toEqual(['b', 'a', 'c'])
      expect(await keys({ userId: 'u' })).toEqual(['b', 'a'])
      expect(await keys({ userId: 'u', usedAt: 2 })).toEqual(['a'])
      expect(await keys({ userId: '' })).toEqual([])
    })

    test('behavior: find gives the newest first, and pages of them', async () => {
      const { sessions } = opened.store
      const userId = 'paged'
      for (const key of ['p1', 'p2', 'p3', 'p4'])
        await sessions.set(key, { ...session, userId })
      await sessions.set('other', { ...session, userId: 'else' })
      const keys = async (page: Page) =>
        (await sessions.find({ userId }, page)).map(([key]) => key)
      expect(await keys({ limit: 2 })).toEqual(['p1', 'p2'])
      const isNewestFirst = true
      expect(await keys({ isNewestFirst, limit: 2 })).toEqual(['p4', 'p3'])
      expect(await keys({ before: 'p3', isNewestFirst, limit: 2 })).toEqual([
        'p2',
        'p1',
      ])
      expect(await keys({ before: 'p1', isNewestFirst })).toEqual([])
      expect(await keys({ before: 'gone', isNewestFirst })).toEqual([])
    })

    test('behavior: find tells an absent field from others', async () => {
      const { users } = opened.store
      const user = { id: 'one', email: undefined, userName: 'Ada' }
      await users.set('one', { ...user, update: undefined })
      await users.set('two', { ...user, email: 'a@x.test', update: undefined })
      const found = await users.find({ userName: 'Ada', email: undefined })
      expect(found.map(([key]) => key)).toEqual(['one'])
      expect(await users.find({ email: 'a@x.test' })).toHaveLength(1)
    })

    test('behavior: find compares whole values', async () => {
      const { accounts } = opened.store
      await accounts.set('a@x.test', {
        ...{ devices: ['one'], failures: [], requests: [] },
      })
      // A field with a list does not equal one of its items.
      const devices = 'one' as unknown as string[]
      expect(await accounts.find({ devices })).toEqual([])
    })

    test.each([
      ['NUL', 'a\0b'],
      ['a lone surrogate', 'a\ud800b'],
      ['another lone surrogate', 'a\udc00b'],
      ['a backslash', 'a\\u0000b'],
      ['what escapes look like', '\\0000'],
      ['an emoji', '😀'],
      ['a quote', `'";--`],
    ])('behavior: %s in keys and records', async (_, text) => {
      const { identities } = opened.store
      const identity = { provider: text, userId: text }
      expect(await identities.get(text)).toBeUndefined()
      await identities.set(text, identity)
      expect(await identities.get(text)).toEqual(identity)
      expect(await identities.find({ provider: text })).toEqual([
        [text, identity],
      ])
      await identities.delete(text)
      expect(await identities.find()).toEqual([])
    })

    test('behavior: prune drops what has expired, and the oldest', async () => {
      const { socialLogins, tickets } = opened.store
      for (const [key, expiresAt] of [
        ['a', 10],
        ['b', 20],
        ['c', 20],
        ['d', 20],
      ] as const)
        await tickets.set(key, { ...ticket, expiresAt })
      await tickets.set('b', { ...ticket, expiresAt: 30 })
      await socialLogins.prune({ max: 0, now: 100 })
      const keys = async () => (await tickets.find()).map(([key]) => key)
      expect(await keys()).toEqual(['a', 'b', 'c', 'd'])
      await tickets.prune({ max: 4, now: 9 })
      expect(await keys()).toEqual(['a', 'b', 'c', 'd'])
      await tickets.prune({ max: 4, now: 10 })
      expect(await keys()).toEqual(['b', 'c', 'd'])
      await tickets.prune({ max: 2, now: 10 })
      expect(await keys()).toEqual(['c', 'd'])
    })

    test('behavior: a lock is held by one at a time, per key', async () => {
      const { lock } = opened.store
      const steps: string[] = []
      const run = (key: string, step: string, gate?: Promise<void>) =>
        lock(key, async () => {
          steps.push(`${step} begins`)
          await gate
          steps.push(`${step} ends`)
          return step
        })
      const { promise, resolve } = withResolvers()
      const first = run('a', 'one', promise)
      const second = run('a', 'two')
      await run('b', 'three')
      resolve()
      expect(await Promise.all([first, second])).toEqual(['one', 'two'])
      expect(steps.filter((step) => !step.startsWith('three'))).toEqual([
        'one begins',
        'one ends',
        'two begins',
        'two ends',
      ])
      expect(steps.indexOf('three ends')).toBeLessThan(
        steps.indexOf('one ends'),
      )
    })

    test('behavior: a read and a write under a lock lose nothing', async () => {
      const { accounts, lock } = opened.store
      const count = 40
      const add = (index: number) =>
        lock('email:b@x.test', async () => {
          const known = await accounts.get('b@x.test')
          const failure = { at: index, by: 'device', isKnown: true }
          const failures = [...(known?.failures ?? []), failure]
          await accounts.set('b@x.test', {
            ...{ devices: [], failures, requests: [] },
          })
        })
      await Promise.all(Array.from({ length: count }, (_, i) => add(i)))
      expect((await accounts.get('b@x.test'))?.failures).toHaveLength(count)
    })

    test('behavior: locks within locks leave connections for queries', async () => {
      const { lock, sessions } = opened.store
      const nested = (index: number) =>
        lock(`outer:${index}`, () =>
          lock(`inner:${index}`, async () => {
            await sessions.set(`nested:${index}`, session)
            return sessions.get(`nested:${index}`)
          }),
        )
      const all = await Promise.all(
        Array.from({ length: 50 }, (_, i) => nested(i)),
      )
      expect(all).toEqual(all.map(() => session))
    })

    test('behavior: a change stores all that it has written, or nothing', async () => {
      const { change, sessions, users } = opened.store
      const user = { id: 'x', email: 'x@x.test', userName: 'X' }
      await users.set('x', { ...user, update: undefined })
      let runs = 0
      const result = await change('x', async (draft) => {
        const found = await draft.users.get('x')
        await draft.sessions.set('x', { ...session, usedAt: runs })
        await draft.users.delete('x')
        if (runs++ === 0)
          // Somebody else is faster.
          await users.set('x', { ...user, userName: 'Y', update: undefined })
        return found?.userName
      })
      expect({ result, runs }).toEqual({ result: 'Y', runs: 2 })
      expect(await sessions.get('x')).toEqual({ ...session, usedAt: 1 })
      expect(await users.get('x')).toBe(undefined)
      const failing = change('x', async (draft) => {
        await draft.sessions.delete('x')
        throw new Error('failed')
      })
      await expect(failing).rejects.toThrow('failed')
      expect(await sessions.get('x')).toBeDefined()
      const refused = change('x', async (draft) => {
        await draft.sessions.delete('x')
        throw new ServiceError(400, 'INVALID_CODE', 'Invalid code')
      })
      await expect(refused).rejects.toThrow('Invalid code')
      expect(await sessions.get('x')).toBe(undefined)
    })

    test('behavior: a record that is there by now is not created again', async () => {
      const { change, sessions } = opened.store
      let runs = 0
      await change('new', async (draft) => {
        const found = await draft.sessions.get('new')
        if (runs++ === 0) await sessions.set('new', session)
        await draft.sessions.set('new', { ...session, usedAt: runs })
        await draft.sessions.set('beside', { ...session, usedAt: runs })
        expect(found !== undefined).toBe(runs > 1)
      })
      expect(await sessions.get('beside')).toEqual({ ...session, usedAt: 2 })
      for (const key of ['new', 'beside']) await sessions.delete(key)
    })

    test('behavior: a change sees what it has written', async () => {
      const { change, identities } = opened.store
      await identities.set('one', { provider: 'p', userId: 'u' })
      await identities.set('two', { provider: 'p', userId: 'u' })
      const found = await change('see', async (draft) => {
        await draft.identities.delete('one')
        await draft.identities.set('two', { provider: 'q', userId: 'u' })
        await draft.identities.set('three', { provider: 'p', userId: 'u' })
        return draft.identities.find({ provider: 'p' })
      })
      expect(found.map(([key]) => key)).toEqual(['three'])
      for (const key of ['two', 'three']) await identities.delete(key)
    })

    test('behavior: changes at once lose nothing, whatever their keys', async () => {
      const { accounts, change } = opened.store
      const add = (index: number) =>
        change(`turn:${index % 8}`, async (draft) => {
          const known = await draft.accounts.get('c@x.test')
          const failure = { at: index, by: 'device', isKnown: true }
          const failures = [...(known?.failures ?? []), failure]
          await draft.accounts.set('c@x.test', {
            ...{ devices: [], failures, requests: [] },
          })
        })
      await Promise.all(Array.from({ length: 40 }, (_, i) => add(i)))
      const ats = (await accounts.get('c@x.test'))?.failures.map(({ at }) => at)
      expect(ats?.sort((one, other) => one - other)).toEqual(
        Array.from({ length: 40 }, (_, index) => index),
      )
    })

    test('behavior: load follows the first record', async () => {
      const { load, sessions, users } = opened.store
      const user = { id: 'lo', email: 'lo@x.test', userName: undefined }
      await users.set('lo', { ...user, update: undefined })
      await users.set('lo2', { ...user, update: undefined })
      await sessions.set('lo', { ...session, userId: 'lo' })
      const keys = async (key: string) => {
        const found = await load([
          { keys: [key], table: 'sessions' },
          { keyIn: 'userId', table: 'users' },
          { keys: ['lo2', 'none'], table: 'users' },
        ])
        return found.map((entries) => entries.map(([name]) => name))
      }
      expect(await keys('lo')).toEqual([['lo'], ['lo'], ['lo2']])
      expect(await keys('none')).toEqual([[], [], ['lo2']])
      const alike = await load([
        { keys: ['lo'], table: 'users' },
        { sameIn: 'email', table: 'users' },
        { sameIn: 'userName', table: 'users' },
      ])
      expect(alike[1]?.map(([name]) => name).sort()).toEqual(['lo', 'lo2'])
      expect(alike[2]).toEqual([])
      for (const key of ['lo', 'lo2']) await users.delete(key)
      await sessions.delete('lo')
    })

    test('behavior: uses at once are counted up to the limit', async () => {
      const { count, uses } = opened.store
      const limits = [
        { max: 7, windowMs: 60_000 },
        { max: 9, windowMs: 3_600_000 },
      ]
      const use = { key: 'use', limits }
      const ask = (now: number, times: number) =>
        Promise.all(
          Array.from({ length: times }, () =>
            count([use, { key: 'second', limits }], now),
          ),
        )
      const counted = async (now: number, times: number) =>
        (await ask(now, times)).filter((steps) => steps === 2).length
      expect(await counted(1_000_000, 30)).toBe(7)
      expect(await counted(1_059_999, 5)).toBe(0)
      expect(await counted(1_060_000, 5)).toBe(2)
      expect(await counted(4_599_999, 5)).toBe(0)
      expect(await counted(4_600_000, 9)).toBe(7)
      const usage = await uses.get('use')
      expect(usage?.expiresAt).toBe(8_200_000)
      expect(getUseWaitMs(usage, use, 4_600_000)).toBe(60_000)
      // The one before it refuses.
      await count([{ key: 'third', limits }], 0)
      expect(await count([use, { key: 'third', limits }], 4_600_000)).toBe(0)
      const third = await uses.get('third')
      expect(Object.values(third?.moments ?? {})).toEqual([[1, 0]])
      // A clock that was wrong makes nobody wait.
      expect(await counted(100_000, 3)).toBe(3)
      for (const key of ['use', 'second', 'third']) await uses.delete(key)
    })

    more?.()

    test('error: a failure ends the turn, and keeps what was written', async () => {
      const { lock, names } = opened.store
      const failing = lock('a', async () => {
        await names.delete('unknown')
        throw new Error('failed')
      })
      const next = lock('a', async () => 'next')
      await expect(failing).rejects.toThrow('failed')
      expect(await next).toBe('next')
    })
  })
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
