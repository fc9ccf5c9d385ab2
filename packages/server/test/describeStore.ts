import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createSignInStore,
  type SharedSignInStore,
} from '../src/store/createSignInStore.js'
import type { Store } from '../src/store/store.js'

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
