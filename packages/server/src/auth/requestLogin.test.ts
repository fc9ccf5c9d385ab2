import { beforeEach, expect, test } from 'vitest'
import {
  app,
  codeOf,
  email,
  otherDeviceId,
  setupAuth,
} from '../../test/setupAuth.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(() => {
  setup = setupAuth()
})

const other = 'grace@example.org'

test('default', () => {
  expect(setup.request().action).toBe('VERIFY_OTP')
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

test('behavior: the code itself is kept nowhere', () => {
  setup.request()
  const kept = JSON.stringify([...setup.auth.challenges.values()])
  expect(kept).not.toContain(setup.lastCode())
})

test('behavior: an open session needs no code', () => {
  const { token } = setup.login()
  expect(setup.request({ token }).action).toBe('CONNECT')
  expect(setup.request({ token, email: other }).action).toBe('VERIFY_OTP')
  const deviceId = otherDeviceId
  expect(setup.request({ token, deviceId }).action).toBe('VERIFY_DEVICE')
})

test('error: invalid email', () => {
  expect(codeOf(() => setup.request({ email: 'ada' }))).toBe('INVALID_EMAIL')
  expect(setup.mailbox.list()).toHaveLength(0)
})

test('error: an app that is not allowed', () => {
  const app = 'https://evil.example'
  expect(codeOf(() => setup.request({ app }))).toBe('ORIGIN_NOT_ALLOWED')
})

test('error: cooldown of 30 s for one address, rounded up', () => {
  const { clock, request } = setup
  request()
  clock.advance(28_001)
  expect(() => request()).toThrow('Please try again after 2 seconds')
  const again = { email: 'ada@EXAMPLE.org', deviceId: otherDeviceId }
  expect(codeOf(() => request(again))).toBe('LOGIN_COOLDOWN')
  expect(request({ email: other }).action).toBe('VERIFY_OTP')
  clock.advance(1_998)
  expect(codeOf(() => request())).toBe('LOGIN_COOLDOWN')
  clock.advance(1)
  expect(request().action).toBe('VERIFY_OTP')
})

test('behavior: a refused request does not prolong the cooldown', () => {
  setup.request()
  setup.clock.advance(20_000)
  codeOf(() => setup.request())
  setup.clock.advance(10_000)
  expect(setup.request().action).toBe('VERIFY_OTP')
})
