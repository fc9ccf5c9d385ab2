import { beforeEach, expect, test } from 'vitest'
import {
  app,
  codeOf,
  email,
  MINUTE_MS,
  otherDeviceId,
  setupAuth,
} from '../../test/setupAuth.js'
import { decideDevice } from './decideDevice.js'
import { findDeviceRequest } from './findDeviceRequest.js'
import { waitForDevice } from './waitForDevice.js'

let setup: ReturnType<typeof setupAuth>
let challengeId: string
let token: string
beforeEach(async () => {
  setup = setupAuth()
  await setup.login()
  challengeId = (await setup.request({ deviceId: otherDeviceId })).challengeId
  token = setup.lastToken()
})

const wait = () => waitForDevice(setup.auth, { challengeId })
const decide = (approve: boolean) =>
  decideDevice(setup.auth, { token, approve })

test('default', async () => {
  expect(setup.mailbox.list()[0]).toMatchObject({ to: email, app })
  expect(setup.lastCode()).toBe('')
  const waiting = wait()
  await decide(true)
  expect(await waiting).toEqual({ approved: true })
  await setup.verify(challengeId, setup.lastCode(), otherDeviceId)
  setup.clock.advance(MINUTE_MS)
  const again = await setup.request({ deviceId: otherDeviceId })
  expect(again.action).toBe('VERIFY_OTP')
})

test('behavior: looking at the link changes nothing', async () => {
  expect((await findDeviceRequest(setup.auth, token))?.id).toBe(challengeId)
  expect((await findDeviceRequest(setup.auth, token))?.stage).toBe('device')
  expect(setup.lastCode()).toBe('')
})

test('behavior: a poll ends without a decision', async () => {
  expect(await wait()).toEqual({ approved: false })
})

test('param: signal', async () => {
  setup.auth.pollMs = 60_000
  const controller = new AbortController()
  const { signal } = controller
  const waiting = waitForDevice(setup.auth, { challengeId, signal })
  controller.abort()
  expect(await waiting).toEqual({ approved: false })
})

test('behavior: a link works once', async () => {
  expect(await decide(true)).toBeDefined()
  expect(await decide(true)).toBeUndefined()
  expect(await decide(false)).toBeUndefined()
})

test('error: refused', async () => {
  const waiting = wait()
  await decide(false)
  await expect(waiting).rejects.toMatchObject({ code: 'DEVICE_NOT_APPROVED' })
  expect(setup.lastCode()).toBe('')
})

test('error: no code before the approval', async () => {
  const verify = () => setup.verify(challengeId, '123456', otherDeviceId)
  expect(await codeOf(verify)).toBe('DEVICE_NOT_APPROVED')
})

test('error: the link expires after 10 minutes', async () => {
  setup.clock.advance(10 * MINUTE_MS - 1)
  expect(await findDeviceRequest(setup.auth, token)).toBeDefined()
  setup.clock.advance(1)
  expect(await decide(true)).toBeUndefined()
  await expect(wait()).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
})

test('error: replaced by a newer login of the same device', async () => {
  const waiting = wait()
  setup.clock.advance(MINUTE_MS)
  await setup.request({ deviceId: 'device-zero-000000' })
  await setup.request({ deviceId: otherDeviceId })
  await expect(waiting).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
})
