// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { type Auth, createAuth } from './auth/createAuth.js'
import { decideDevice } from './auth/decideDevice.js'
import { findDeviceRequest } from './auth/findDeviceRequest.js'
import { getSession } from './auth/getSession.js'
import { parseEmail } from './auth/parseEmail.js'
import { requestLogin } from './auth/requestLogin.js'
import { signOut } from './auth/signOut.js'
import { verifyCode } from './auth/verifyCode.js'
import { waitForDevice } from './auth/waitForDevice.js'
import { createClock } from './createClock.js'
import { createMailbox } from './mailbox/createMailbox.js'

const app = 'http://app.localhost:4100'
const email = 'ada@example.org'
const deviceId = 'device-one-0000000'
const otherDeviceId = 'device-two-0000000'
const minute = 60_000
const day = 24 * 60 * minute

let clock: ReturnType<typeof createClock>
let mailbox: ReturnType<typeof createMailbox>
let auth: Auth

beforeEach(() => {
  clock = createClock(() => 1_800_000_000_000)
  mailbox = createMailbox(clock)
  auth = createAuth({
    now: clock.now,
    sendMail: mailbox.send,
    walletOrigin: () => 'http://wallet.localhost:4102',
    isAllowedApp: (origin) => origin === app,
    pollMs: 20,
  })
})

const request = (parameters: Partial<requestLogin.Parameters> = {}) =>
  requestLogin(auth, { email, deviceId, app, ...parameters })

const lastCode = () => mailbox.list()[0]?.code ?? ''
const lastToken = () => mailbox.list()[0]?.link?.split('/').at(-1) ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

function login(device = deviceId) {
  const { challengeId } = request({ deviceId: device })
  const code = lastCode()
  const session = verifyCode(auth, { challengeId, code, deviceId: device })
  clock.advance(minute)
  return session
}

function codeOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    return (error as { code: string }).code
  }
  return undefined
}

describe('requestLogin', () => {
  test('default', () => {
    expect(request().action).toBe('VERIFY_OTP')
    const [mail] = mailbox.list()
    expect(mail?.to).toBe(email)
    expect(mail?.code).toMatch(/^\d{6}$/)
    expect(mail?.text).toContain(app)
    expect(mail?.text).toContain('Never tell this code to anyone')
    expect(mail?.subject).not.toContain(mail?.code)
  })

  test('behavior: the code itself is kept nowhere', () => {
    request()
    const kept = JSON.stringify([...auth.challenges.values()])
    expect(kept).not.toContain(lastCode())
  })

  test('behavior: an open session needs no code', () => {
    const { token } = login()
    expect(request({ token }).action).toBe('CONNECT')
    const other = { token, email: 'grace@example.org' }
    expect(request(other).action).toBe('VERIFY_OTP')
  })

  test('error: invalid email', () => {
    expect(codeOf(() => request({ email: 'ada' }))).toBe('INVALID_EMAIL')
    expect(mailbox.list()).toHaveLength(0)
  })

  test('error: an app that is not allowed', () => {
    const app = 'https://evil.example'
    expect(codeOf(() => request({ app }))).toBe('ORIGIN_NOT_ALLOWED')
  })

  test('error: cooldown of 30 s for one address, rounded up', () => {
    request()
    clock.advance(29_001)
    expect(() => request()).toThrow('Please try again after 1 seconds')
    try {
      request({ email: 'ada@EXAMPLE.org', deviceId: otherDeviceId })
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({
        status: 429,
        code: 'LOGIN_COOLDOWN',
        data: { secondsLeft: 1 },
      })
    }
    expect(request({ email: 'grace@example.org' }).action).toBe('VERIFY_OTP')
    clock.advance(999)
    expect(request().action).toBe('VERIFY_OTP')
  })
})

describe('verifyCode', () => {
  test('default', () => {
    const { challengeId } = request()
    const session = verifyCode(auth, {
      challengeId,
      code: lastCode(),
      deviceId,
    })
    expect(session.email).toBe(email)
    expect(session.token.length).toBeGreaterThanOrEqual(43)
    expect([...auth.sessions.keys()]).not.toContain(session.token)
  })

  test('behavior: a code works once', () => {
    const { challengeId } = request()
    const answer = { challengeId, code: lastCode(), deviceId }
    verifyCode(auth, answer)
    expect(codeOf(() => verifyCode(auth, answer))).toBe('CODE_EXPIRED')
  })

  test('behavior: a user keeps the same id', () => {
    expect(login().userId).toBe(login().userId)
  })

  test('error: the fifth wrong try is the last, even a right sixth', () => {
    const { challengeId } = request()
    const code = lastCode()
    const answer = (code: string) => () =>
      verifyCode(auth, { challengeId, code, deviceId })
    for (let index = 0; index < 5; index++)
      expect(codeOf(answer(wrong(code)))).toBe('INVALID_CODE')
    expect(codeOf(answer(code))).toBe('TOO_MANY_TRIES')
    clock.advance(30_000)
    const next = request()
    expect(
      verifyCode(auth, { ...next, code: lastCode(), deviceId }).email,
    ).toBe(email)
  })

  test('behavior: right at the fifth try', () => {
    const { challengeId } = request()
    const code = lastCode()
    for (let index = 0; index < 4; index++)
      codeOf(() =>
        verifyCode(auth, { challengeId, code: wrong(code), deviceId }),
      )
    expect(verifyCode(auth, { challengeId, code, deviceId }).email).toBe(email)
  })

  test('error: what is no code does not use up a try', () => {
    const { challengeId } = request()
    for (const code of ['', '12345', '1234567', '12345a', '１２３４５６'])
      expect(
        codeOf(() => verifyCode(auth, { challengeId, code, deviceId })),
      ).toBe('INVALID_CODE')
    verifyCode(auth, { challengeId, code: lastCode(), deviceId })
  })

  test('error: 20 wrong answers a day, over any number of codes', () => {
    for (let round = 0; round < 4; round++) {
      const { challengeId } = request()
      const code = wrong(lastCode())
      for (let index = 0; index < 5; index++)
        codeOf(() => verifyCode(auth, { challengeId, code, deviceId }))
      clock.advance(minute)
    }
    const answer = () => {
      const { challengeId } = request()
      return verifyCode(auth, { challengeId, code: lastCode(), deviceId })
    }
    expect(codeOf(answer)).toBe('TOO_MANY_TRIES')
    clock.advance(day)
    expect(answer().email).toBe(email)
  })

  test('error: expires after 10 minutes', () => {
    const first = request()
    clock.advance(10 * minute - 1)
    verifyCode(auth, { ...first, code: lastCode(), deviceId })
    const second = request()
    clock.advance(10 * minute)
    expect(
      codeOf(() => verifyCode(auth, { ...second, code: lastCode(), deviceId })),
    ).toBe('CODE_EXPIRED')
  })

  test('error: bound to the device that asked', () => {
    const { challengeId } = request()
    const code = lastCode()
    const stolen = { challengeId, code, deviceId: otherDeviceId }
    expect(codeOf(() => verifyCode(auth, stolen))).toBe('INVALID_CODE')
    verifyCode(auth, { challengeId, code, deviceId })
  })

  test('error: a new code voids the old one', () => {
    const first = request()
    const code = lastCode()
    clock.advance(30_000)
    const second = request()
    expect(codeOf(() => verifyCode(auth, { ...first, code, deviceId }))).toBe(
      'CODE_EXPIRED',
    )
    if (code !== lastCode())
      expect(
        codeOf(() => verifyCode(auth, { ...second, code, deviceId })),
      ).toBe('INVALID_CODE')
    verifyCode(auth, { ...second, code: lastCode(), deviceId })
  })

  test('error: a code of another address', () => {
    const first = request()
    const code = lastCode()
    request({ email: 'grace@example.org' })
    if (code !== lastCode())
      expect(
        codeOf(() =>
          verifyCode(auth, { ...first, code: lastCode(), deviceId }),
        ),
      ).toBe('INVALID_CODE')
  })
})

describe('new devices', () => {
  const fromNewDevice = () => {
    login()
    return request({ deviceId: otherDeviceId })
  }

  test('default', async () => {
    const { action, challengeId } = fromNewDevice()
    expect(action).toBe('VERIFY_DEVICE')
    expect(mailbox.list()[0]).toMatchObject({ to: email, app })
    expect(lastCode()).toBe('')
    const waiting = waitForDevice(auth, { challengeId })
    decideDevice(auth, { token: lastToken(), approve: true })
    expect(await waiting).toEqual({ approved: true })
    const deviceId = otherDeviceId
    verifyCode(auth, { challengeId, code: lastCode(), deviceId })
    clock.advance(minute)
    expect(request({ deviceId }).action).toBe('VERIFY_OTP')
  })

  test('behavior: looking at the link changes nothing', () => {
    const { challengeId } = fromNewDevice()
    const token = lastToken()
    expect(findDeviceRequest(auth, token)?.id).toBe(challengeId)
    expect(findDeviceRequest(auth, token)?.stage).toBe('device')
    expect(mailbox.list()[0]?.code).toBeUndefined()
  })

  test('behavior: a poll ends without a decision', async () => {
    const { challengeId } = fromNewDevice()
    expect(await waitForDevice(auth, { challengeId })).toEqual({
      approved: false,
    })
    expect(auth.challenges.get(challengeId)?.waiters.size).toBe(0)
  })

  test('behavior: a link works once', () => {
    fromNewDevice()
    const token = lastToken()
    expect(decideDevice(auth, { token, approve: true })).toBeDefined()
    expect(decideDevice(auth, { token, approve: true })).toBeUndefined()
  })

  test('error: refused', async () => {
    const { challengeId } = fromNewDevice()
    const waiting = waitForDevice(auth, { challengeId })
    decideDevice(auth, { token: lastToken(), approve: false })
    await expect(waiting).rejects.toMatchObject({ code: 'DEVICE_NOT_APPROVED' })
    expect(lastCode()).toBe('')
  })

  test('error: no code before the approval', () => {
    const { challengeId } = fromNewDevice()
    const answer = { challengeId, code: '123456', deviceId: otherDeviceId }
    expect(codeOf(() => verifyCode(auth, answer))).toBe('DEVICE_NOT_APPROVED')
  })

  test('error: the link expires after 10 minutes', async () => {
    const { challengeId } = fromNewDevice()
    const token = lastToken()
    clock.advance(10 * minute)
    expect(decideDevice(auth, { token, approve: true })).toBeUndefined()
    await expect(waitForDevice(auth, { challengeId })).rejects.toMatchObject({
      code: 'CODE_EXPIRED',
    })
  })

  test('error: replaced by a newer login', async () => {
    const { challengeId } = fromNewDevice()
    const waiting = waitForDevice(auth, { challengeId })
    clock.advance(minute)
    request()
    await expect(waiting).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  })
})

describe('sessions', () => {
  test('default', () => {
    const { token, userId } = login()
    expect(getSession(auth, token)).toMatchObject({ email, userId })
    expect(getSession(auth, `${token}x`)).toBeUndefined()
    expect(getSession(auth, undefined)).toBeUndefined()
  })

  test('behavior: sign-out revokes this session only', () => {
    const { token } = login()
    const { token: other } = login()
    signOut(auth, token)
    signOut(auth, token)
    expect(getSession(auth, token)).toBeUndefined()
    expect(getSession(auth, other)).toBeDefined()
  })

  test('behavior: ends after 30 days without use, 90 with', () => {
    const { token } = login()
    for (let index = 0; index < 3; index++) {
      clock.advance(29 * day)
      expect(getSession(auth, token)).toBeDefined()
    }
    clock.advance(3 * day)
    expect(getSession(auth, token)).toBeUndefined()
    const { token: idle } = login()
    clock.advance(30 * day)
    expect(getSession(auth, idle)).toBeUndefined()
  })
})

describe('parseEmail', () => {
  test('default', () => {
    expect(parseEmail(' Ada.B+tag@Example.ORG ')).toBe('Ada.B+tag@example.org')
    expect(parseEmail('ada@bücher.example')).toBe('ada@xn--bcher-kva.example')
    expect(parseEmail('re\u0301mi@example.org')).toBe('r\u00e9mi@example.org')
  })

  test.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@localhost',
    'ada@exa mple.org',
    'ada@@example.org',
    'ada..b@example.org',
    '.ada@example.org',
    'ada@-example.org',
    'ada@127.0.0.1',
    'ada\n@example.org',
    'ada\u202e@example.org',
    '"ada"@example.org',
    `${'a'.repeat(65)}@example.org`,
    `ada@${'a'.repeat(250)}.org`,
    undefined,
    42,
  ])('error: %j', (value) => {
    expect(codeOf(() => parseEmail(value))).toBe('INVALID_EMAIL')
  })
})
