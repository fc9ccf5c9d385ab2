// @vitest-environment node
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  codeOf,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  walletOrigin,
} from '../../../test/setupAuth.js'
import { setupSocial } from '../../../test/setupSocial.js'
import { copyUser } from '../../account/copyUser.js'
import { createApp } from '../../http/createApp.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import { requestUpdate } from '../email/requestUpdate.js'
import { verifyUpdate } from '../email/verifyUpdate.js'
import { getSession } from '../getSession.js'
import { hash } from '../hash.js'
import type { SocialIdentity } from '../records.js'
import { exchangeSocial } from '../social/exchangeSocial.js'
import { linkGuest } from './linkGuest.js'
import { startGuest } from './startGuest.js'

const projectId = 'shop'
const secret = 's'.repeat(43)
let setup: ReturnType<typeof setupSocial>
beforeEach(() => {
  setup = setupSocial()
  setup.auth.offersLogin = (asked) =>
    asked.app === app &&
    asked.login === 'guest' &&
    ['shop', 'other'].includes(asked.projectId)
})

const start = (change: Partial<startGuest.Parameters> = {}) =>
  startGuest(setup.auth, { app, deviceId, projectId, secret, ...change })

async function finish(token: string, sub?: string) {
  const { code, state } = await setup.result({ token, ...(sub && { sub }) })
  return exchangeSocial(setup.auth, { code, deviceId, state })
}

test('default: an account without a login, which the secret opens again', async () => {
  const guest = await start()
  expect(guest).toMatchObject({ email: undefined, isGuest: true })
  expect((await start()).userId).toBe(guest.userId)
  expect((await start({ secret: 't'.repeat(43) })).userId).not.toBe(
    guest.userId,
  )
  expect((await start({ projectId: 'other' })).userId).not.toBe(guest.userId)
  const kept = JSON.stringify(await setup.auth.store.identities.find())
  expect(kept).not.toContain(secret)
})

test('behavior: the copy of their data does not have what opens it', async () => {
  const { userId } = await start()
  const { store } = setup.auth
  const { records } = await copyUser({ now: 0, store, userId })
  expect(records.identities).toEqual([{ provider: 'guest:shop', userId }])
  expect(JSON.stringify(records)).not.toContain(hash(secret))
})

test('behavior: a page that is loaded again learns that it is a guest', async () => {
  const { token, userId } = await start()
  const routes = createApp()
  routes.route('/', createAuthRoutes(setup.auth))
  const headers = { 'sec-fetch-site': 'same-origin', origin: walletOrigin }
  const authorization = `Bearer ${token}`
  const session = await routes.request(`${walletOrigin}/auth/session`, {
    headers: { ...headers, authorization },
  })
  expect(await session.json()).toEqual({ isGuest: true, userId })
  const ask = (path: string, body: object, more: Record<string, string>) =>
    routes.request(`${walletOrigin}/auth/session/${path}`, {
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json', ...more },
      method: 'POST',
    })
  const addresses = {
    evm: '0x52908400098527886E0F7030069857D2E4169EE7',
    solana: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  }
  const kept = await ask('keep', { addresses }, { authorization })
  const [cookie = ''] = (kept.headers.get('set-cookie') ?? '').split(';')
  const restored = await ask('restore', {}, { cookie })
  expect(await restored.json()).toMatchObject({ isGuest: true, token, userId })
})

describe('a guest who gets a login keeps the account', () => {
  test('default: of a provider', async () => {
    const guest = await start()
    const user = await finish(guest.token)
    expect(user).toMatchObject({
      ...{ email: 'ada@example.com', userName: 'ada', userId: guest.userId },
      isGuest: undefined,
    })
    // From any device, from now on.
    const { code, state } = await setup.result({ deviceId: otherDeviceId })
    const again = { code, deviceId: otherDeviceId, state }
    expect((await exchangeSocial(setup.auth, again)).userId).toBe(guest.userId)
  })

  test('default: by email', async () => {
    const { token, userId } = await start()
    await requestUpdate(setup.auth, { app, email, token })
    const code = setup.lastCode()
    await verifyUpdate(setup.auth, { code, stage: 'secondary', token })
    const session = await getSession(setup.auth, token)
    expect(session).toMatchObject({ email, userId })
    expect(session?.user.isGuest).toBe(undefined)
    setup.clock.advance(MINUTE_MS)
    expect((await setup.login()).userId).toBe(userId)
  })

  test('behavior: its secret opens it no longer', async () => {
    const guest = await start()
    await finish(guest.token)
    const next = await start()
    expect(next.userId).not.toBe(guest.userId)
    expect(next.isGuest).toBe(true)
  })

  test('error: not with a login that has an account', async () => {
    const { code, state } = await setup.result()
    const known = await exchangeSocial(setup.auth, { code, deviceId, state })
    const guest = await start()
    expect(await codeOf(() => finish(guest.token))).toBe('LOGIN_TAKEN')
    expect((await getSession(setup.auth, guest.token))?.user.isGuest).toBe(true)
    const again = await setup.result()
    expect(
      (await exchangeSocial(setup.auth, { ...again, deviceId })).userId,
    ).toBe(known.userId)
  })

  test('error: not with the verified address of an account', async () => {
    const { challengeId } = await setup.request({ email: 'ada@example.com' })
    await setup.verify(challengeId, setup.lastCode())
    const guest = await start()
    expect(await codeOf(() => finish(guest.token))).toBe('LOGIN_TAKEN')
  })

  test('error: not by a login that was begun before another was kept', async () => {
    const guest = await start()
    const one = await setup.result({ token: guest.token })
    await finish(guest.token, '1002')
    expect(
      await codeOf(() => exchangeSocial(setup.auth, { ...one, deviceId })),
    ).toBe('SOCIAL_EXPIRED')
  })

  test('behavior: other users get an account of their own', async () => {
    const user = await setup.login()
    expect((await finish(user.token)).userId).not.toBe(user.userId)
  })
})

describe('a guest who gets a login while something else happens', () => {
  const google = {
    ...{ email: 'ada@example.com', isEmailVerified: true, userName: 'ada' },
    ...{ provider: 'google', subject: '1001' },
  }
  const passkey = {
    ...{ email: undefined, isEmailVerified: false, userName: undefined },
    ...{ provider: 'passkey:shop', subject: 'h'.repeat(43) },
  }
  const link = (userId: string, identity: SocialIdentity) =>
    linkGuest(setup.auth, { identity, userId })
  /** Of all that are tried, once each has ended. */
  const settle = async (runs: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(runs)).map((one) =>
      one.status === 'fulfilled' ? 'done' : one.reason.code,
    )

  /** Lets what reads a table wait, so that others come in between. */
  function slow(name: 'accounts' | 'identities' | 'users') {
    // What each of them has; the records do not matter here.
    const table = setup.auth.store[name] as typeof setup.auth.store.users
    const { find, get, set } = table
    const after = async <result>(run: () => Promise<result>) => {
      await wait(5)
      return run()
    }
    Object.assign(table, {
      find: (...all: Parameters<typeof find>) => after(() => find(...all)),
      get: (key: string) => after(() => get(key)),
      set: (...all: Parameters<typeof set>) => after(() => set(...all)),
    })
  }

  test.each([
    ['the provider first', [google, passkey]],
    ['the passkey first', [passkey, google]],
  ])(
    'behavior: by a provider and a passkey at once, %s: one is theirs',
    async (_, both) => {
      const { userId } = await start()
      slow('users')
      expect(await settle(both.map((one) => link(userId, one)))).toEqual([
        'done',
        'SOCIAL_EXPIRED',
      ])
      const { identities, users } = setup.auth.store
      const [first] = both
      const kept = await identities.find({ userId })
      expect(kept.map(([key]) => key)).toEqual([
        JSON.stringify([first?.provider, first?.subject]),
      ])
      const user = await users.get(userId)
      expect(user).toMatchObject({ email: first?.email })
      expect(user?.isGuest).toBe(undefined)
    },
  )

  test.each([0, 8, 12, 16, 24, 32])(
    'behavior: %i ms before the code of the same address: one user has it',
    async (ms) => {
      const { userId } = await start()
      const { challengeId } = await setup.request({ email: google.email })
      const code = setup.lastCode()
      for (const name of ['accounts', 'identities', 'users'] as const)
        slow(name)
      const [linked, verified] = await settle([
        link(userId, google),
        wait(ms).then(() => setup.verify(challengeId, code)),
      ])
      expect(verified).toBe('done')
      expect(linked).toMatch(/^(done|LOGIN_TAKEN)$/)
      const owners = await setup.auth.store.users.find({ email: google.email })
      expect(owners).toHaveLength(1)
      const isLinked = owners[0]?.[0] === userId
      expect(isLinked).toBe(linked === 'done')
      expect((await setup.auth.store.users.get(userId))?.isGuest).toBe(
        isLinked ? undefined : true,
      )
    },
  )

  test.each([0, 8, 24])(
    'behavior: its secret, %i ms before, marks no other user as a guest',
    async (ms) => {
      const { userId } = await start()
      for (const name of ['identities', 'users'] as const) slow(name)
      const again = start()
      await wait(ms)
      await link(userId, google)
      const { userId: next } = await again
      const { identities, users } = setup.auth.store
      expect((await users.get(userId))?.isGuest).toBe(undefined)
      // The session is of the guest of before, or of a new one.
      const found = await identities.find({ userId: next })
      expect(found).toHaveLength(1)
      const isNew = next !== userId
      expect((await users.get(next))?.isGuest).toBe(isNew ? true : undefined)
    },
  )

  test('behavior: beside a change to the same address, neither waits forever', async () => {
    const { token, userId } = await start()
    slow('users')
    const asked = { app, email: google.email, token }
    const [linked] = await settle([
      link(userId, google),
      requestUpdate(setup.auth, asked),
    ])
    expect(linked).toBe('done')
  })

  test('behavior: a change that has to be repeated succeeds', async () => {
    const { userId } = await start()
    const { accounts } = setup.auth.store
    const nothing = { devices: [], failures: [], requests: [] }
    /** As mails do that are asked for meanwhile. */
    async function change() {
      for (let index = 0; index < 500; index++)
        await accounts.set(google.email, nothing)
    }
    const [linked] = await Promise.all([link(userId, google), change()])
    expect(linked).toMatchObject({ email: google.email, id: userId })
    expect(await settle([link(userId, google)])).toEqual(['SOCIAL_EXPIRED'])
  })
})

describe('no guests', () => {
  test('error: where the project offers none', async () => {
    expect(await codeOf(() => start({ projectId: 'foreign' }))).toBe(
      'SERVICE_UNAVAILABLE',
    )
    const other = { app: 'https://evil.example' }
    expect(await codeOf(() => start(other))).toBe('ORIGIN_NOT_ALLOWED')
  })

  test('error: more than a network may begin', async () => {
    const client = '192.0.2.1'
    for (let index = 0; index < 100; index++) await start({ client })
    expect(await codeOf(() => start({ client }))).toBe('LOGIN_COOLDOWN')
  })
})

test('behavior: new guests of a network are limited a day, known ones are not', async () => {
  const { clock } = setup
  const create = (index: number) =>
    start({ client: '192.0.2.1', secret: String(index).padStart(43, 'x') })
  for (let index = 0; index < 200; index++) {
    // The limit of logins that are open at once is another.
    if (index % 50 === 0) clock.advance(6 * MINUTE_MS)
    await create(index)
  }
  clock.advance(6 * MINUTE_MS)
  expect(await codeOf(() => create(200))).toBe('LOGIN_COOLDOWN')
  await create(7)
  await start({ client: '198.51.100.1' })
  await start({ client: '192.0.2.1', projectId: 'other' })
  clock.advance(25 * 60 * MINUTE_MS)
  await create(200)
})
