// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import {
  app,
  codeOf,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  setupAuth,
} from '../../test/setupAuth.js'

import { createAuthRoutes } from './createAuthRoutes.js'
import { decideDevice } from './decideDevice.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(async () => {
  setup = setupAuth()
})

const other = 'grace@example.org'

test('default', async () => {
  expect((await setup.request()).action).toBe('VERIFY_OTP')
  const [mail] = setup.mailbox.list()
  expect(mail?.to).toBe(email)
  expect(mail?.code).toMatch(/^\d{6}$/)
  expect(mail?.text).toContain(app)
  // Its last line is what phones fill in by themselves.
  expect(mail?.text.split('\n').at(-1)).toBe(
    `@${new URL(app).hostname} #${mail?.code}`,
  )
  expect(mail?.text).toContain('Never tell this code to anyone')
  expect(mail?.subject).not.toContain(mail?.code)
})

test('behavior: the code itself is kept nowhere', async () => {
  await setup.request()
  const kept = JSON.stringify(await setup.auth.store.challenges.find())
  expect(kept).not.toContain(setup.lastCode())
})

test('behavior: an open session needs no code', async () => {
  const { token } = await setup.login()
  expect((await setup.request({ token })).action).toBe('CONNECT')
  expect((await setup.request({ token, email: other })).action).toBe(
    'VERIFY_OTP',
  )
  const deviceId = otherDeviceId
  expect((await setup.request({ token, deviceId })).action).toBe(
    'VERIFY_DEVICE',
  )
})

test('error: invalid email', async () => {
  expect(await codeOf(() => setup.request({ email: 'ada' }))).toBe(
    'INVALID_EMAIL',
  )
  expect(setup.mailbox.list()).toHaveLength(0)
})

test('error: an app that is not allowed', async () => {
  const app = 'https://evil.example'
  expect(await codeOf(() => setup.request({ app }))).toBe('ORIGIN_NOT_ALLOWED')
})

test('error: cooldown of 30 s for one address on one device, rounded up', async () => {
  const { clock, request } = setup
  await request()
  clock.advance(28_001)
  await expect(request()).rejects.toThrow('Please try again after 2 seconds')
  const again = { email: 'ada@EXAMPLE.org' }
  expect(await codeOf(() => request(again))).toBe('LOGIN_COOLDOWN')
  expect((await request({ email: other })).action).toBe('VERIFY_OTP')
  clock.advance(1_998)
  expect(await codeOf(() => request())).toBe('LOGIN_COOLDOWN')
  clock.advance(1)
  expect((await request()).action).toBe('VERIFY_OTP')
})

test('behavior: a refused request does not prolong the cooldown', async () => {
  await setup.request()
  setup.clock.advance(20_000)
  await codeOf(() => setup.request())
  setup.clock.advance(10_000)
  expect((await setup.request()).action).toBe('VERIFY_OTP')
})

test('error: two requests at once send one mail', async () => {
  const codes = await Promise.all([
    codeOf(() => setup.request()),
    codeOf(() => setup.request()),
  ])
  expect(codes).toHaveLength(2)
  expect(new Set(codes)).toEqual(new Set([undefined, 'LOGIN_COOLDOWN']))
  expect(setup.mailbox.list()).toHaveLength(1)
})

test('error: the mail cannot be sent', async () => {
  setup.auth.mailer = { send: () => Promise.reject(new Error('away')) }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await codeOf(() => setup.request())).toBe('SERVICE_UNAVAILABLE')
})

test('behavior: the mail is in the language of the request', async () => {
  setup.auth.getAppName = (origin) => (origin === app ? 'Der Laden' : undefined)
  const routes = createAuthRoutes(setup.auth)
  const ask = (device: string, language: string) =>
    routes.request('/auth/email', {
      method: 'POST',
      body: JSON.stringify({ app, deviceId: device, email }),
      headers: {
        'accept-language': language,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      },
    })
  await ask(deviceId, 'de-AT')
  const [mail] = setup.mailbox.list()
  expect(mail).toMatchObject({
    language: 'de',
    subject: `Der Laden (${app}) bittet dich, dich anzumelden`,
  })
  setup.clock.advance(MINUTE_MS)
  await setup.login()
  // The code that follows the link of a new device is in its language too.
  await ask(otherDeviceId, 'ar')
  expect(setup.mailbox.list()[0]).toMatchObject({
    language: 'ar',
    code: undefined,
  })
  const token = setup.lastToken()
  await decideDevice(setup.auth, { approve: true, token })
  expect(setup.mailbox.list()[0]).toMatchObject({
    code: expect.stringMatching(/^\d{6}$/),
    language: 'ar',
  })
})
