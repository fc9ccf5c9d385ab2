import { beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  codeOf,
  DAY_MS,
  deviceId,
  email,
  MINUTE_MS,
  toWrong,
} from '../../../test/setupAuth.js'
import { setupSocial } from '../../../test/setupSocial.js'
import { getSession } from '../getSession.js'
import { exchangeSocial } from '../social/exchangeSocial.js'
import { requestUpdate } from './requestUpdate.js'
import { verifyUpdate } from './verifyUpdate.js'

const fresh = 'new@example.org'
let setup: ReturnType<typeof setupSocial>
let token: string
beforeEach(() => {
  setup = setupSocial()
  token = setup.login().token
})

const request = (wish = fresh, own = token) =>
  requestUpdate(setup.auth, { app, email: wish, token: own })
const verify = (
  stage: 'primary' | 'secondary',
  code: string,
  own: string = token,
) => verifyUpdate(setup.auth, { code, stage, token: own })
const codeFor = (to: string) => setup.mailbox.list(to)[0]?.code ?? ''
const emailNow = () => getSession(setup.auth, token)?.email

/** The code of the old address is typed. */
function prove() {
  request()
  verify('primary', codeFor(email))
}

describe('default', () => {
  test('behavior: the old code, then the new one', () => {
    const { userId } = getSession(setup.auth, token) ?? {}
    expect(request()).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect(setup.mailbox.list(fresh)).toHaveLength(0)
    verify('primary', codeFor(email))
    expect(emailNow()).toBe(email)
    expect(verify('secondary', codeFor(fresh))).toEqual({ email: fresh })
    expect(getSession(setup.auth, token)).toMatchObject({
      email: fresh,
      userId,
    })
    const [notice] = setup.mailbox.list(email)
    expect(notice?.subject).toBe('Your email was changed')
    expect(notice?.code).toBeUndefined()
    expect(notice?.text).not.toContain(fresh)
  })

  test('behavior: the new address logs in to the same user', () => {
    const { userId } = getSession(setup.auth, token) ?? {}
    prove()
    verify('secondary', codeFor(fresh))
    setup.clock.advance(MINUTE_MS)
    const again = setup.request({ email: fresh })
    expect(again.action).toBe('VERIFY_OTP')
    expect(setup.verify(again.challengeId, codeFor(fresh)).userId).toBe(userId)
  })

  test('behavior: who gets the old address later is somebody else', () => {
    const { userId } = getSession(setup.auth, token) ?? {}
    prove()
    verify('secondary', codeFor(fresh))
    setup.clock.advance(MINUTE_MS)
    expect(setup.login().userId).not.toBe(userId)
  })

  test('behavior: without an address, the new code is enough', async () => {
    const { code, state } = await setup.result({ sub: '1002' })
    const login = exchangeSocial(setup.auth, { code, deviceId, state })
    expect(request(fresh, login.token)).toEqual({
      action: 'VERIFY_SECONDARY_OTP',
    })
    verify('secondary', codeFor(fresh), login.token)
    expect(getSession(setup.auth, login.token)?.email).toBe(fresh)
  })
})

describe('each factor alone fails', () => {
  test('error: without the old code', () => {
    request()
    const codes = [codeFor(email), codeFor(fresh), '000000']
    for (const code of codes)
      expect(codeOf(() => verify('secondary', code))).toBe('CODE_EXPIRED')
    expect(emailNow()).toBe(email)
  })

  test('error: without the new code', () => {
    request()
    const old = codeFor(email)
    verify('primary', old)
    expect(codeOf(() => verify('secondary', old))).toBe(
      old === codeFor(fresh) ? undefined : 'INVALID_CODE',
    )
    expect(codeOf(() => verify('primary', old))).toBe('CODE_EXPIRED')
    expect(emailNow()).toBe(email)
  })

  test('error: without the session, or from another one', () => {
    const other = setup.login().token
    request()
    const code = codeFor(email)
    expect(codeOf(() => verify('primary', code, 'x'))).toBe('INVALID_SESSION')
    expect(codeOf(() => verify('primary', code, other))).toBe('CODE_EXPIRED')
    expect(codeOf(() => request(fresh, 'x'))).toBe('INVALID_SESSION')
  })

  test('error: a login code does not do', () => {
    setup.request()
    const code = setup.lastCode()
    setup.clock.advance(MINUTE_MS)
    request()
    if (code !== codeFor(email))
      expect(codeOf(() => verify('primary', code))).toBe('INVALID_CODE')
    expect(emailNow()).toBe(email)
  })
})

describe('an address that is somebody else’s', () => {
  const taken = 'grace@example.org'
  beforeEach(() => {
    const { challengeId } = setup.request({ email: taken })
    setup.verify(challengeId, setup.lastCode())
    setup.clock.advance(MINUTE_MS)
  })

  test('error: is refused, and looks like any other', () => {
    expect(request(taken)).toEqual(request2())
    const mail = finish()
    expect(mail?.code).toBeUndefined()
    expect(mail?.subject).toBe('Your address was asked for')
    expect(mail?.text).not.toContain(email)
    for (let tries = 0; tries < 5; tries++)
      expect(codeOf(() => verify('secondary', '123456'))).toBe('INVALID_CODE')
    expect(codeOf(() => verify('secondary', '123456'))).toBe('TOO_MANY_TRIES')
    expect(emailNow()).toBe(email)

    function request2() {
      setup.clock.advance(MINUTE_MS)
      return request(fresh)
    }
    function finish() {
      setup.clock.advance(MINUTE_MS)
      request(taken)
      verify('primary', codeFor(email))
      return setup.mailbox.list(taken)[0]
    }
  })

  test('error: taken while the code is on its way', () => {
    prove()
    const code = codeFor(fresh)
    setup.clock.advance(MINUTE_MS)
    const { challengeId } = setup.request({ email: fresh })
    setup.verify(challengeId, setup.lastCode())
    expect(codeOf(() => verify('secondary', code))).toBe('CODE_EXPIRED')
    expect(emailNow()).toBe(email)
  })
})

describe('limits as for logins', () => {
  test('error: cooldown of both addresses', () => {
    request()
    expect(codeOf(() => request())).toBe('LOGIN_COOLDOWN')
    setup.clock.advance(30_000)
    expect(request().action).toBe('VERIFY_PRIMARY_OTP')
    setup.clock.advance(30_000)
    setup.request({ email: fresh })
    expect(codeOf(() => request())).toBe('LOGIN_COOLDOWN')
  })

  test('error: five wrong tries', () => {
    request()
    const code = codeFor(email)
    for (let tries = 0; tries < 5; tries++)
      expect(codeOf(() => verify('primary', toWrong(code)))).toBe(
        'INVALID_CODE',
      )
    expect(codeOf(() => verify('primary', code))).toBe('TOO_MANY_TRIES')
  })

  test('error: 20 wrong answers a day, logins counted in', () => {
    for (let round = 0; round < 4; round++) {
      request()
      for (let tries = 0; tries < 5; tries++)
        codeOf(() => verify('primary', toWrong(codeFor(email))))
      setup.clock.advance(MINUTE_MS)
    }
    request()
    const code = codeFor(email)
    expect(codeOf(() => verify('primary', code))).toBe('TOO_MANY_TRIES')
    setup.clock.advance(DAY_MS)
    request()
    verify('primary', codeFor(email))
  })

  test('error: a code lives 10 minutes', () => {
    request()
    setup.clock.advance(10 * MINUTE_MS)
    expect(codeOf(() => verify('primary', codeFor(email)))).toBe('CODE_EXPIRED')
    prove()
    setup.clock.advance(10 * MINUTE_MS)
    expect(codeOf(() => verify('secondary', codeFor(fresh)))).toBe(
      'CODE_EXPIRED',
    )
  })

  test('error: a new request voids the one before', () => {
    request()
    const first = codeFor(email)
    setup.clock.advance(MINUTE_MS)
    request()
    if (first !== codeFor(email))
      expect(codeOf(() => verify('primary', first))).toBe('INVALID_CODE')
    verify('primary', codeFor(email))
  })

  test.each(['ada', email])('error: %s', (wish) => {
    expect(codeOf(() => request(wish))).toBe('INVALID_EMAIL')
  })

  test('error: an app that is not allowed', () => {
    const wish = { app: 'https://evil.example', email: fresh, token }
    expect(codeOf(() => requestUpdate(setup.auth, wish))).toBe(
      'ORIGIN_NOT_ALLOWED',
    )
  })
})
