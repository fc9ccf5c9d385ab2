import { beforeEach, describe, expect, test } from 'vitest'
import {
  app,
  codeOf,
  DAY_MS,
  deviceId,
  email,
  MINUTE_MS,
  toWrong,
  walletOrigin,
} from '../../../test/setupAuth.js'
import { setupSocial } from '../../../test/setupSocial.js'
import { requestUpdate } from '../email/requestUpdate.js'
import { verifyUpdate } from '../email/verifyUpdate.js'
import { getSession } from '../getSession.js'
import { exchangeSocial } from '../social/exchangeSocial.js'
import { requestProof } from './requestProof.js'
import { verifyProof } from './verifyProof.js'

let setup: ReturnType<typeof setupSocial>
let token: string
beforeEach(async () => {
  setup = setupSocial()
  token = (await setup.login()).token
})

const request = (own = token, from = app) =>
  requestProof(setup.auth, { app: from, token: own })
const verify = (code: string, own = token) =>
  verifyProof(setup.auth, { code, token: own })

describe('default', () => {
  test('behavior: the code that was mailed, once', async () => {
    const { userId } = (await getSession(setup.auth, token)) ?? {}
    expect(await request()).toEqual({ email })
    const [mail] = setup.mailbox.list(email)
    expect(mail?.subject).toBe(`${app} asks to export your private key`)
    expect(mail?.text).toContain(app)
    // No app's page fills it in.
    expect(mail?.text).toContain(`@${new URL(walletOrigin).hostname} #`)
    const code = setup.lastCode()
    expect(await verify(code)).toEqual({ userId })
    expect(await codeOf(() => verify(code))).toBe('CODE_EXPIRED')
  })

  test('behavior: a new code voids the old one', async () => {
    await request()
    const old = setup.lastCode()
    setup.clock.advance(MINUTE_MS)
    await request()
    const code = setup.lastCode()
    if (old !== code)
      expect(await codeOf(() => verify(old))).toBe('INVALID_CODE')
    await verify(code)
  })
})

describe('refused', () => {
  test('error: no session, or another one of the same user', async () => {
    expect(await codeOf(() => request('x'))).toBe('INVALID_SESSION')
    const other = (await setup.login()).token
    await request()
    const code = setup.lastCode()
    expect(await codeOf(() => verify(code, 'x'))).toBe('INVALID_SESSION')
    expect(await codeOf(() => verify(code, other))).toBe('CODE_EXPIRED')
    await verify(code)
  })

  test('error: a code that was mailed for a login', async () => {
    await setup.request()
    const code = setup.lastCode()
    expect(await codeOf(() => verify(code))).toBe('CODE_EXPIRED')
    setup.clock.advance(MINUTE_MS)
    await request()
    if (code !== setup.lastCode())
      expect(await codeOf(() => verify(code))).toBe('INVALID_CODE')
  })

  test('error: its code is none for a login', async () => {
    const { challengeId } = await setup.request()
    const loginCode = setup.lastCode()
    setup.clock.advance(MINUTE_MS)
    await request()
    const code = setup.lastCode()
    if (code !== loginCode)
      expect(await codeOf(() => setup.verify(challengeId, code))).toBe(
        'INVALID_CODE',
      )
  })

  test('error: wrong codes burn it', async () => {
    await request()
    const code = setup.lastCode()
    for (let tries = 0; tries < 5; tries++)
      expect(await codeOf(() => verify(toWrong(code)))).toBe('INVALID_CODE')
    expect(await codeOf(() => verify(code))).toBe('TOO_MANY_TRIES')
  })

  test('error: after ten minutes', async () => {
    await request()
    setup.clock.advance(10 * MINUTE_MS)
    expect(await codeOf(() => verify(setup.lastCode()))).toBe('CODE_EXPIRED')
  })

  test('error: two within the cooldown, an app that is not served', async () => {
    await request()
    expect(await codeOf(() => request())).toBe('LOGIN_COOLDOWN')
    setup.clock.advance(MINUTE_MS)
    expect(await codeOf(() => request(token, 'https://evil.example'))).toBe(
      'ORIGIN_NOT_ALLOWED',
    )
  })

  test('error: the address has changed since', async () => {
    const fresh = 'new@example.org'
    const next = { app, email: fresh, token }
    await requestUpdate(setup.auth, next)
    await verifyUpdate(setup.auth, {
      code: setup.lastCode(),
      stage: 'primary',
      token,
    })
    const secondary = setup.lastCode()
    setup.clock.advance(MINUTE_MS)
    await request()
    const code = setup.lastCode()
    const change = { code: secondary, stage: 'secondary', token } as const
    await verifyUpdate(setup.auth, change)
    expect(await codeOf(() => verify(code))).toBe('CODE_EXPIRED')
    setup.clock.advance(MINUTE_MS)
    expect(await request()).toEqual({ email: fresh })
  })

  test('error: no address, or one that a session has just added', async () => {
    const { code, state } = await setup.result({ sub: '1002' })
    const login = await exchangeSocial(setup.auth, { code, deviceId, state })
    expect(await codeOf(() => request(login.token))).toBe('NO_EMAIL')
    const wish = { app, email: 'thief@example.org', token: login.token }
    await requestUpdate(setup.auth, wish)
    await verifyUpdate(setup.auth, {
      code: setup.lastCode(),
      stage: 'secondary',
      token: login.token,
    })
    setup.clock.advance(MINUTE_MS)
    expect(await codeOf(() => request(login.token))).toBe('EMAIL_TOO_NEW')
    setup.clock.advance(3 * DAY_MS)
    expect(await request(login.token)).toEqual({ email: 'thief@example.org' })
  })
})
