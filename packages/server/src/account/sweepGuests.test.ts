// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { app, DAY_MS, deviceId, MINUTE_MS } from '../../test/setupAuth.js'
import { setupSocial } from '../../test/setupSocial.js'
import { startGuest } from '../auth/guest/startGuest.js'
import { sweepGuests } from './sweepGuests.js'

const secret = 's'.repeat(43)
let setup: ReturnType<typeof setupSocial>
beforeEach(() => {
  setup = setupSocial()
  setup.auth.offersLogin = ({ login }) => login === 'guest'
})

const start = (change: Partial<startGuest.Parameters> = {}) =>
  startGuest(setup.auth, {
    ...{ app, deviceId, projectId: 'shop', secret },
    ...change,
  })

const sweep = (days = 90) => {
  const { auth } = setup
  const report = (error: unknown) => setup.reports.push(error)
  return sweepGuests({ days, now: auth.now(), report, store: auth.store })
}

/** What the server does with sessions that have expired. */
async function endSessions() {
  const { sessions } = setup.auth.store
  for (const [key] of await sessions.find()) await sessions.delete(key)
}

test('default: an unused guest is deleted, and the secret opens the same account', async () => {
  const { auth, clock, reports } = setup
  const { userId } = await start()
  await endSessions()
  clock.advance(90 * DAY_MS)
  expect(await sweep()).toBe(0)
  clock.advance(DAY_MS)
  expect(await sweep()).toBe(1)
  expect(await auth.store.users.get(userId)).toBeUndefined()
  expect(await auth.store.identities.find()).toEqual([])
  expect((await start()).userId).toBe(userId)
  expect(reports).toEqual([])
})

test('behavior: a login that goes on counts as use', async () => {
  const { auth, clock } = setup
  const { userId } = await start()
  const [[key, session] = []] = await auth.store.sessions.find({ userId })
  if (!key || !session) throw new Error('no session')
  clock.advance(80 * DAY_MS)
  await auth.store.sessions.set(key, { ...session, usedAt: auth.now() })
  expect(await sweep()).toBe(0)
  await endSessions()
  clock.advance(20 * DAY_MS)
  expect(await sweep()).toBe(0)
  clock.advance(71 * DAY_MS)
  expect(await sweep()).toBe(1)
})

test('behavior: coming back counts as use', async () => {
  const { clock } = setup
  await start()
  clock.advance(80 * DAY_MS)
  await start()
  await endSessions()
  clock.advance(80 * DAY_MS)
  expect(await sweep()).toBe(0)
})

test('behavior: an account with a login of its own is never deleted', async () => {
  const { auth, clock } = setup
  const { token, userId } = await start()
  const { code, state } = await setup.result({ token })
  const { exchangeSocial } = await import('../auth/social/exchangeSocial.js')
  await exchangeSocial(auth, { code, deviceId, state })
  await endSessions()
  clock.advance(500 * DAY_MS)
  expect(await sweep()).toBe(0)
  const user = await auth.store.users.get(userId)
  expect(user).toBeDefined()
  expect(user).not.toHaveProperty('usedAt')
})

test.each([
  ['an address', { email: 'ada@example.org' }, undefined],
  ['another login', {}, 'google'],
])('behavior: a guest with %s is never deleted', async (_, more, provider) => {
  const { auth, clock } = setup
  const { userId } = await start()
  await endSessions()
  // A record that should not be: still marked as a guest.
  const user = await auth.store.users.get(userId)
  if (!user) throw new Error('no user')
  await auth.store.users.set(userId, { ...user, ...more })
  if (provider)
    await auth.store.identities.set('["google","1"]', { provider, userId })
  clock.advance(500 * DAY_MS)
  expect(await sweep()).toBe(0)
  expect(await auth.store.users.get(userId)).toBeDefined()
})

test('behavior: guests from before are counted from the first sweep', async () => {
  const { auth, clock } = setup
  const { userId } = await start()
  await endSessions()
  const { usedAt: _, ...user } = (await auth.store.users.get(userId)) ?? {}
  await auth.store.users.set(userId, user as never)
  clock.advance(500 * DAY_MS)
  expect(await sweep()).toBe(0)
  clock.advance(91 * DAY_MS)
  expect(await sweep()).toBe(1)
})

test('behavior: once a day, and never with 0', async () => {
  const { clock } = setup
  await start()
  await endSessions()
  clock.advance(500 * DAY_MS)
  expect(await sweep(0)).toBe(0)
  expect(await sweep()).toBe(1)
  await start()
  await endSessions()
  clock.advance(DAY_MS - MINUTE_MS)
  expect(await sweep()).toBe(0)
})

test('behavior: more guests than one page', { timeout: 60_000 }, async () => {
  const { auth, clock } = setup
  const usedAt = auth.now()
  for (let index = 0; index < 1_001; index++) {
    const id = `guest-${index}`
    const nobody = { email: undefined, update: undefined, userName: undefined }
    await auth.store.users.set(id, { id, ...nobody, isGuest: true, usedAt })
  }
  clock.advance(91 * DAY_MS)
  expect(await sweep()).toBe(1_001)
})
