// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  codeOf,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
} from '../../../test/setupAuth.js'
import { setupSocial } from '../../../test/setupSocial.js'
import { requestUpdate } from '../email/requestUpdate.js'
import { verifyUpdate } from '../email/verifyUpdate.js'
import { getSession } from '../getSession.js'
import { exchangeSocial } from '../social/exchangeSocial.js'
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
