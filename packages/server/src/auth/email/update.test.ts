import { beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  codeOf,
  DAY_MS,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  toWrong,
} from '../../../test/setupAuth.js'
import { setupSocial } from '../../../test/setupSocial.js'
import { getSession } from '../getSession.js'
import { startGuest } from '../guest/startGuest.js'
import { exchangeSocial } from '../social/exchangeSocial.js'
import { requestUpdate } from './requestUpdate.js'
import { verifyUpdate } from './verifyUpdate.js'

const fresh = 'new@example.org'
let setup: ReturnType<typeof setupSocial>
let token: string
beforeEach(async () => {
  setup = setupSocial()
  token = (await setup.login()).token
})

const request = (wish = fresh, own = token) =>
  requestUpdate(setup.auth, { app, email: wish, token: own })
const verify = (
  stage: 'primary' | 'secondary',
  code: string,
  own: string = token,
) => verifyUpdate(setup.auth, { code, stage, token: own })
const codeFor = (to: string) => setup.mailbox.list(to)[0]?.code ?? ''
const emailNow = async () => (await getSession(setup.auth, token))?.email

/** The code of the old address is typed. */
async function prove() {
  await request()
  await verify('primary', codeFor(email))
}

describe('default', () => {
  test('behavior: the old code, then the new one', async () => {
    const { userId } = (await getSession(setup.auth, token)) ?? {}
    expect(await request()).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect(setup.mailbox.list(fresh)).toHaveLength(0)
    await verify('primary', codeFor(email))
    expect(await emailNow()).toBe(email)
    expect(await verify('secondary', codeFor(fresh))).toEqual({ email: fresh })
    expect(await getSession(setup.auth, token)).toMatchObject({
      email: fresh,
      userId,
    })
    const [notice] = setup.mailbox.list(email)
    expect(notice?.subject).toBe('Your email was changed')
    expect(notice?.code).toBeUndefined()
    expect(notice?.text).not.toContain(fresh)
  })

  test('behavior: the new address logs in to the same user', async () => {
    const { userId } = (await getSession(setup.auth, token)) ?? {}
    await prove()
    await verify('secondary', codeFor(fresh))
    setup.clock.advance(MINUTE_MS)
    const again = await setup.request({ email: fresh })
    expect(again.action).toBe('VERIFY_OTP')
    expect((await setup.verify(again.challengeId, codeFor(fresh))).userId).toBe(
      userId,
    )
  })

  test('behavior: who gets the old address later is somebody else', async () => {
    const { userId } = (await getSession(setup.auth, token)) ?? {}
    await prove()
    await verify('secondary', codeFor(fresh))
    setup.clock.advance(MINUTE_MS)
    expect((await setup.login()).userId).not.toBe(userId)
  })

  test('behavior: without an address, the new code is enough', async () => {
    const { code, state } = await setup.result({ sub: '1002' })
    const login = await exchangeSocial(setup.auth, { code, deviceId, state })
    expect(await request(fresh, login.token)).toEqual({
      action: 'VERIFY_SECONDARY_OTP',
    })
    await verify('secondary', codeFor(fresh), login.token)
    expect((await getSession(setup.auth, login.token))?.email).toBe(fresh)
  })
})

describe('each factor alone fails', () => {
  test('error: a first address, by a session that nobody has just begun', async () => {
    const { code, state } = await setup.result({ sub: '1002' })
    const own = await exchangeSocial(setup.auth, { code, deviceId, state })
    expect(own.email).toBe(undefined)
    setup.clock.advance(11 * MINUTE_MS)
    const mails = setup.mailbox.list(fresh).length
    expect(await codeOf(() => request(fresh, own.token))).toBe(
      'FRESH_LOGIN_REQUIRED',
    )
    expect(setup.mailbox.list(fresh)).toHaveLength(mails)
    // Another login of the same person is one.
    const again = await setup.result({ sub: '1002' })
    const next = await exchangeSocial(setup.auth, { ...again, deviceId })
    expect(await request(fresh, next.token)).toEqual({
      action: 'VERIFY_SECONDARY_OTP',
    })
  })

  test('behavior: a guest adds one at any time', async () => {
    setup.auth.offersLogin = () => true
    const secret = 's'.repeat(43)
    const guest = { app, deviceId, projectId: 'shop', secret }
    const own = await startGuest(setup.auth, guest)
    setup.clock.advance(DAY_MS)
    expect(await request(fresh, own.token)).toEqual({
      action: 'VERIFY_SECONDARY_OTP',
    })
  })

  test('error: without the old code', async () => {
    await request()
    const codes = [codeFor(email), codeFor(fresh), '000000']
    for (const code of codes)
      expect(await codeOf(() => verify('secondary', code))).toBe('CODE_EXPIRED')
    expect(await emailNow()).toBe(email)
  })

  test('error: without the new code', async () => {
    await request()
    const old = codeFor(email)
    await verify('primary', old)
    expect(await codeOf(() => verify('secondary', old))).toBe(
      old === codeFor(fresh) ? undefined : 'INVALID_CODE',
    )
    expect(await codeOf(() => verify('primary', old))).toBe('CODE_EXPIRED')
    expect(await emailNow()).toBe(email)
  })

  test('error: without the session, or from another one', async () => {
    const other = (await setup.login()).token
    await request()
    const code = codeFor(email)
    expect(await codeOf(() => verify('primary', code, 'x'))).toBe(
      'INVALID_SESSION',
    )
    expect(await codeOf(() => verify('primary', code, other))).toBe(
      'CODE_EXPIRED',
    )
    expect(await codeOf(() => request(fresh, 'x'))).toBe('INVALID_SESSION')
  })

  test('error: a login code does not do', async () => {
    await setup.request()
    const code = setup.lastCode()
    setup.clock.advance(MINUTE_MS)
    await request()
    if (code !== codeFor(email))
      expect(await codeOf(() => verify('primary', code))).toBe('INVALID_CODE')
    expect(await emailNow()).toBe(email)
  })
})

describe('an address that is somebody else’s', () => {
  const taken = 'grace@example.org'
  beforeEach(async () => {
    const { challengeId } = await setup.request({ email: taken })
    await setup.verify(challengeId, setup.lastCode())
    setup.clock.advance(MINUTE_MS)
  })

  test('error: is refused, and looks like any other', async () => {
    expect(await request(taken)).toEqual(await request2())
    const mail = await finish()
    expect(mail?.code).toBeUndefined()
    expect(mail?.subject).toBe('Your address was asked for')
    expect(mail?.text).not.toContain(email)
    for (let tries = 0; tries < 5; tries++)
      expect(await codeOf(() => verify('secondary', '123456'))).toBe(
        'INVALID_CODE',
      )
    expect(await codeOf(() => verify('secondary', '123456'))).toBe(
      'TOO_MANY_TRIES',
    )
    expect(await emailNow()).toBe(email)

    async function request2() {
      setup.clock.advance(MINUTE_MS)
      return await request(fresh)
    }
    async function finish() {
      setup.clock.advance(MINUTE_MS)
      await request(taken)
      await verify('primary', codeFor(email))
      return setup.mailbox.list(taken)[0]
    }
  })

  test('error: taken while the code is on its way', async () => {
    await prove()
    const code = codeFor(fresh)
    setup.clock.advance(MINUTE_MS)
    const { challengeId } = await setup.request({ email: fresh })
    await setup.verify(challengeId, setup.lastCode())
    expect(await codeOf(() => verify('secondary', code))).toBe('CODE_EXPIRED')
    expect(await emailNow()).toBe(email)
  })
})

describe('limits as for logins', () => {
  test('error: cooldown of both addresses', async () => {
    await request()
    expect(await codeOf(() => request())).toBe('LOGIN_COOLDOWN')
    setup.clock.advance(30_000)
    expect((await request()).action).toBe('VERIFY_PRIMARY_OTP')
  })

  test('behavior: a login elsewhere with the new address is no obstacle', async () => {
    await setup.request({ email: fresh, deviceId: otherDeviceId })
    expect((await request()).action).toBe('VERIFY_PRIMARY_OTP')
  })

  test('error: five wrong tries', async () => {
    await request()
    const code = codeFor(email)
    for (let tries = 0; tries < 5; tries++)
      expect(await codeOf(() => verify('primary', toWrong(code)))).toBe(
        'INVALID_CODE',
      )
    expect(await codeOf(() => verify('primary', code))).toBe('TOO_MANY_TRIES')
  })

  test('error: 20 wrong answers a day, logins counted in', async () => {
    for (let round = 0; round < 4; round++) {
      await request()
      for (let tries = 0; tries < 5; tries++)
        await codeOf(() => verify('primary', toWrong(codeFor(email))))
      setup.clock.advance(MINUTE_MS)
    }
    await request()
    const code = codeFor(email)
    expect(await codeOf(() => verify('primary', code))).toBe('TOO_MANY_TRIES')
    setup.clock.advance(DAY_MS)
    await request()
    await verify('primary', codeFor(email))
  })

  test('error: a code lives 10 minutes', async () => {
    await request()
    setup.clock.advance(10 * MINUTE_MS)
    expect(await codeOf(() => verify('primary', codeFor(email)))).toBe(
      'CODE_EXPIRED',
    )
    await prove()
    setup.clock.advance(10 * MINUTE_MS)
    expect(await codeOf(() => verify('secondary', codeFor(fresh)))).toBe(
      'CODE_EXPIRED',
    )
  })

  test('error: a new request voids the one before', async () => {
    await request()
    const first = codeFor(email)
    setup.clock.advance(MINUTE_MS)
    await request()
    if (first !== codeFor(email))
      expect(await codeOf(() => verify('primary', first))).toBe('INVALID_CODE')
    await verify('primary', codeFor(email))
  })

  test.each(['ada', email])('error: %s', async (wish) => {
    expect(await codeOf(() => request(wish))).toBe('INVALID_EMAIL')
  })

  test('error: an app that is not allowed', async () => {
    const wish = { app: 'https://evil.example', email: fresh, token }
    expect(await codeOf(() => requestUpdate(setup.auth, wish))).toBe(
      'ORIGIN_NOT_ALLOWED',
    )
  })
})
