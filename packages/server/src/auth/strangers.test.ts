// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import {
  app,
  codeOf,
  DAY_MS,
  deviceId,
  email,
  MINUTE_MS,
  otherDeviceId,
  setupAuth,
  toWrong,
} from '../../test/setupAuth.js'
import { createApp } from '../http/createApp.js'
import { createAuthRoutes } from './createAuthRoutes.js'
import { verifyCode } from './verifyCode.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(() => {
  setup = setupAuth()
  setup.auth.approvesDevices = false
})

const near = '192.0.2.1'
const far = '198.51.100.7'
const toDevice = (index: number) => `device-${index}`.padEnd(18, '0')
const mailsTo = (to: string) => setup.mailbox.list(to).length

/** Asks for mails to one address, each time on a device of its own. */
async function flood(count: number, client?: string, from = 0) {
  const codes: (string | undefined)[] = []
  for (let index = from; index < from + count; index++) {
    const request = { client, deviceId: toDevice(index) }
    codes.push(await codeOf(() => setup.request(request)))
  }
  return codes
}

test('default: a known and an unknown address get the same answer', async () => {
  await setup.login()
  const request = (email: string) =>
    setup.request({ deviceId: otherDeviceId, email })
  const [known, unknown] = [
    await request(email),
    await request('grace@example.org'),
  ]
  expect(known.action).toBe('VERIFY_OTP')
  expect(unknown.action).toBe('VERIFY_OTP')
  expect(known.challengeId).toHaveLength(unknown.challengeId.length)
})

test('behavior: wrong tries of a stranger leave the code of the owner alone', async () => {
  const own = await setup.request()
  const code = setup.lastCode()
  const stranger = await setup.request({ deviceId: otherDeviceId })
  for (let index = 0; index < 5; index++)
    await codeOf(() =>
      setup.verify(stranger.challengeId, toWrong(code), otherDeviceId),
    )
  expect((await setup.verify(own.challengeId, code)).email).toBe(email)
})

test('behavior: the owner logs in however much a stranger asks', async () => {
  await setup.login()
  await flood(40)
  const { challengeId } = await setup.request()
  expect((await setup.verify(challengeId, setup.lastCode())).email).toBe(email)
})

test('behavior: on a new device the owner logs in beside one stranger', async () => {
  await setup.login()
  await flood(40, near)
  const own = { client: far, deviceId: otherDeviceId }
  const { challengeId } = await setup.request(own)
  const code = setup.lastCode()
  const session = await setup.verify(challengeId, code, otherDeviceId)
  expect(session.email).toBe(email)
})

test('error: four mails an hour to one address from one place', async () => {
  const codes = await flood(60, near)
  expect(codes.filter((code) => code === undefined)).toHaveLength(4)
  expect(codes.at(-1)).toBe('LOGIN_COOLDOWN')
  expect(mailsTo(email)).toBe(4)
  setup.clock.advance(60 * MINUTE_MS)
  expect(await flood(1, near, 60)).toEqual([undefined])
})

test('error: ten mails an hour to one address from anywhere, thirty a day', async () => {
  for (let index = 0; index < 60; index++)
    await flood(1, `192.0.2.${index}`, index)
  expect(mailsTo(email)).toBe(10)
  for (let hour = 1; hour < 12; hour++) {
    setup.clock.advance(60 * MINUTE_MS)
    for (let index = 0; index < 20; index++)
      await flood(1, `192.0.2.${index}`, index)
  }
  expect(mailsTo(email)).toBe(30)
})

test('error: says how long to wait, and a refused request does not prolong it', async () => {
  await flood(4, near)
  setup.clock.advance(59 * MINUTE_MS)
  const again = { client: near, deviceId: otherDeviceId }
  await expect(setup.request(again)).rejects.toThrow(
    'Please try again after 60 seconds',
  )
  setup.clock.advance(MINUTE_MS)
  await expect(setup.request(again)).resolves.toBeDefined()
})

test('error: 500 addresses from one place get 30 mails', async () => {
  for (let index = 0; index < 500; index++)
    await codeOf(() =>
      setup.request({ client: near, email: `user${index}@example.org` }),
    )
  expect(setup.mailbox.list()).toHaveLength(30)
  const request = { client: far, email: 'grace@example.org' }
  expect(await codeOf(() => setup.request(request))).toBe(undefined)
})

test('error: 600 mails a minute for one app', async () => {
  for (let index = 0; index < 620; index++)
    await codeOf(() => setup.request({ email: `user${index}@example.org` }))
  expect(setup.mailbox.list()).toHaveLength(600)
})

/** Asks for a code on a device and answers it wrongly, as often as it may. */
async function guess(device: string, client: string) {
  const asked = await setup
    .request({ client, deviceId: device })
    .catch(() => undefined)
  if (!asked) return 0
  const code = toWrong(setup.lastCode())
  for (let count = 0; ; count++) {
    const fault = await codeOf(() =>
      setup.verify(asked.challengeId, code, device),
    )
    if (fault !== 'INVALID_CODE') return count
  }
}

test('behavior: wrong codes of strangers lock out no new device', async () => {
  let guesses = 0
  for (let index = 0; index < 9; index++)
    guesses += await guess(toDevice(index), `192.0.2.${index}`)
  // From the seventh code of the day on, each may be answered once.
  expect(guesses).toBe(6 * 5 + 3)
  const own = { client: far, deviceId: otherDeviceId }
  const { challengeId } = await setup.request(own)
  const code = setup.lastCode()
  const session = await setup.verify(challengeId, code, otherDeviceId)
  expect(session.email).toBe(email)
})

test('error: at most 100 guesses a day, whatever is tried', async () => {
  const home = '203.0.113.5'
  const first = await setup.request({ client: home })
  await verifyCode(setup.auth, {
    ...{ challengeId: first.challengeId, client: home },
    ...{ code: setup.lastCode(), deviceId },
  })
  setup.clock.advance(MINUTE_MS)
  const own = await setup.request({ client: home, deviceId: otherDeviceId })
  await setup.verify(own.challengeId, setup.lastCode(), otherDeviceId)
  let guesses = 0
  for (let minute = 0; minute < 24 * 60; minute += 6) {
    setup.clock.advance(6 * MINUTE_MS)
    const strange = `192.0.2.${minute % 250}`
    guesses += await guess(toDevice(minute), strange)
    guesses += await guess(toDevice(minute + 1), home)
    for (const known of [deviceId, otherDeviceId])
      guesses += await guess(known, strange)
  }
  expect(guesses).toBeGreaterThan(80)
  expect(guesses).toBeLessThanOrEqual(100)
})

test('behavior: strangers use up no room of those who have logged in', async () => {
  const home = '203.0.113.5'
  const { challengeId } = await setup.request({ client: home })
  const code = setup.lastCode()
  await verifyCode(setup.auth, { challengeId, client: home, code, deviceId })
  setup.clock.advance(MINUTE_MS)
  for (let index = 0; index < 700; index++)
    await codeOf(() =>
      setup.request({
        client: `198.51.${index % 100}.7`,
        deviceId: toDevice(index),
        email: `user${index}@example.org`,
      }),
    )
  const stranger = { client: near, email: 'grace@example.org' }
  expect(await codeOf(() => setup.request(stranger))).toBe('LOGIN_COOLDOWN')
  // On the known device from anywhere, and on a new one at home.
  expect(await codeOf(() => setup.request({ client: far }))).toBe(undefined)
  const beside = { client: home, deviceId: otherDeviceId }
  expect(await codeOf(() => setup.request(beside))).toBe(undefined)
})

test('behavior: at home a new device has its own share of the mails', async () => {
  const home = '203.0.113.5'
  const { challengeId } = await setup.request({ client: home })
  const code = setup.lastCode()
  await verifyCode(setup.auth, { challengeId, client: home, code, deviceId })
  for (let index = 0; index < 40; index++)
    await flood(1, `192.0.2.${index}`, index)
  const beside = { client: home, deviceId: otherDeviceId }
  expect(await codeOf(() => setup.request(beside))).toBe(undefined)
  setup.clock.advance(31 * DAY_MS)
  for (let index = 0; index < 40; index++)
    await flood(1, `192.0.2.${index}`, index)
  const late = { client: home, deviceId: toDevice(99) }
  expect(await codeOf(() => setup.request(late))).toBe('LOGIN_COOLDOWN')
})

test('error: ten mails an hour to one mailbox, however its address is written', async () => {
  const names = ['ada', 'a.da', 'Ada', 'ad.a+x', 'ADA+y', 'a.d.a']
  for (let index = 0; index < 48; index++) {
    const name = `${names[index % 6]}${index % 6 > 2 ? `${index}` : ''}`
    const tagged = name.includes('+') ? name : `${name}+${index}`
    await codeOf(() =>
      setup.request({
        client: `192.0.2.${index}`,
        deviceId: toDevice(index),
        email: `${tagged.replace(/\d+\+/, '+')}@gmail.com`,
      }),
    )
  }
  expect(setup.mailbox.list()).toHaveLength(10)
})

test('error: a site of IPv6 gets four times the mails of one line', async () => {
  for (let index = 0; index < 600; index++)
    await codeOf(() =>
      setup.request({
        client: `2001:db8:1:${(index * 7 + 1).toString(16)}::/64`,
        email: `user${index}@example.org`,
      }),
    )
  expect(setup.mailbox.list()).toHaveLength(120)
})

test('error: 200 guesses at once, of two instances', async () => {
  const { challengeId } = await setup.request()
  const wrong = toWrong(setup.lastCode())
  const codes = await Promise.all(
    Array.from({ length: 200 }, () =>
      codeOf(() => setup.verify(challengeId, wrong)),
    ),
  )
  expect(codes.filter((code) => code === 'INVALID_CODE')).toHaveLength(5)
})

test('behavior: what has expired is deleted', async () => {
  await setup.request({ client: near })
  setup.clock.advance(25 * 60 * MINUTE_MS)
  await setup.request({ email: 'grace@example.org' })
  const { challenges, uses } = setup.auth.store
  expect(await challenges.find()).toHaveLength(1)
  expect((await uses.find()).map(([key]) => key).sort()).toEqual([
    `app:${app}`,
    'mailbox:grace@example.org',
  ])
})

test('error: a cooldown says when to ask again', async () => {
  const service = createApp().route('/', createAuthRoutes(setup.auth))
  const ask = () =>
    service.request('/auth/email', {
      body: JSON.stringify({ app, deviceId, email }),
      headers: { 'content-type': 'application/json' },
      method: 'POST',
    })
  expect((await ask()).status).toBe(200)
  setup.clock.advance(10_500)
  const refused = await ask()
  expect(refused.status).toBe(429)
  // RFC 9110 section 10.2.3.
  expect(refused.headers.get('retry-after')).toBe('20')
  expect(await refused.json()).toMatchObject({
    code: 'LOGIN_COOLDOWN',
    message: 'Please try again after 20 seconds',
    secondsLeft: 20,
  })
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'http://wallet.localhost:4102' }, 200],
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'null' }, 403],
])('error: headers %o are answered %i', async (headers, status) => {
  const service = createApp().route('/', createAuthRoutes(setup.auth))
  const response = await service.request('/auth/email', {
    body: JSON.stringify({ app, deviceId, email }),
    headers: { 'content-type': 'application/json', ...headers },
    method: 'POST',
  })
  expect(response.status).toBe(status)
})
