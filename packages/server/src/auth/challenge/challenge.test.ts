// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { solveWork } from '../../../../wallet/src/keys/solveWork.js'
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
} from '../../../test/setupAuth.js'
import { createApp } from '../../http/createApp.js'
import { createAuthRoutes } from '../createAuthRoutes.js'
import type { Task } from './challenge.js'
import { createProofOfWork } from './createProofOfWork.js'
import { createTurnstile } from './createTurnstile.js'

let setup: ReturnType<typeof setupAuth>
beforeEach(() => {
  setup = setupAuth()
  const { auth, clock } = setup
  auth.approvesDevices = false
  const { pepper, store } = auth
  auth.challenge = createProofOfWork({ bits: 6, now: clock.now, pepper, store })
})

const toDevice = (index: number) => `device-${index}`.padEnd(18, '0')
const toClient = (index: number) =>
  `198.51.${Math.floor(index / 200)}.${index % 200}`

/** Strangers ask for mails to one address until they get no more. */
async function flood(to = email, count = 40, from = 0) {
  for (let index = from; index < from + count; index++)
    await codeOf(() =>
      setup.request({
        ...{ client: toClient(index), deviceId: toDevice(index), email: to },
      }),
    )
}

type Wish = Parameters<typeof setup.request>[0]

async function getTask(wish: Wish = {}) {
  const error = await setup.request(wish).catch((error) => error)
  return error.data?.challenge as Extract<Task, { kind: 'work' }> | undefined
}

/** Asks, and does the work that is asked for. */
async function pass(wish: Wish = {}) {
  const task = await getTask(wish)
  if (!task) return undefined
  const answered = { answer: solveWork(task), text: task.text }
  return setup.request({ ...wish, answered }).catch(() => undefined)
}

test('default: who does the work logs in while strangers have used up their mails', async () => {
  await flood()
  const own = { client: '203.0.113.5' }
  const asked = await pass(own)
  const code = setup.lastCode()
  const session = await setup.verify(asked?.challengeId ?? '', code)
  expect(session.email).toBe(email)
})

test('behavior: nobody is asked who need not wait, or has to wait anyway', async () => {
  expect(await getTask()).toBe(undefined)
  // Their own pause of 30 seconds.
  expect(await getTask()).toBe(undefined)
  setup.clock.advance(MINUTE_MS)
  const { challengeId } = await setup.request()
  await setup.verify(challengeId, setup.lastCode())
  for (let index = 0; index < 30; index++) {
    setup.clock.advance(MINUTE_MS / 2)
    expect(await getTask()).toBe(undefined)
  }
})

test('behavior: the work of one address, device and app is that of no other', async () => {
  await flood()
  await flood('grace@example.org', 40, 100)
  const task = await getTask()
  if (!task) throw new Error('There is no task')
  const answered = { answer: solveWork(task), text: task.text }
  const others = [{ email: 'grace@example.org' }, { deviceId: otherDeviceId }]
  for (const other of others)
    expect(await codeOf(() => setup.request({ ...other, answered }))).toBe(
      'LOGIN_COOLDOWN',
    )
  expect(await codeOf(() => setup.request({ answered }))).toBe(undefined)
  // It counts once.
  setup.clock.advance(MINUTE_MS)
  expect(await codeOf(() => setup.request({ answered }))).toBe('LOGIN_COOLDOWN')
})

test.each([
  ['wrong', (text: string) => ({ answer: 'x', text }), 0],
  ['of another text', () => ({ answer: '1', text: '1 2 3' }), 0],
  ['too late', undefined, 2 * MINUTE_MS],
])('error: an answer that is %s', async (_, make, lateMs) => {
  await flood()
  const task = await getTask()
  if (!task) throw new Error('There is no task')
  setup.clock.advance(lateMs)
  const right = { answer: solveWork(task), text: task.text }
  const answered = make?.(task.text) ?? right
  expect(await codeOf(() => setup.request({ answered }))).toBe('LOGIN_COOLDOWN')
})

test('error: an answer without the work', async () => {
  await flood()
  const task = await getTask()
  if (!task) throw new Error('There is no task')
  const right = Number(solveWork({ ...task, bits: 6 }))
  // The first that is right has none before it.
  for (let answer = Math.max(0, right - 20); answer < right; answer++) {
    const answered = { answer: String(answer), text: task.text }
    expect(await codeOf(() => setup.request({ answered }))).toBe(
      'LOGIN_COOLDOWN',
    )
  }
})

test('error: four mails an hour to one address for work, eight a day', async () => {
  await flood()
  const mails = () => setup.mailbox.list(email).length
  const before = mails()
  const passMany = async (from: number) => {
    for (let index = from; index < from + 12; index++)
      await pass({ client: toClient(index), deviceId: toDevice(index) })
  }
  await passMany(100)
  expect(mails() - before).toBe(4)
  for (let hour = 1; hour < 10; hour++) {
    setup.clock.advance(60 * MINUTE_MS)
    await flood(email, 12, hour * 300)
    await passMany(hour * 300 + 100)
  }
  const strangers = 30
  expect(mails()).toBe(strangers + 8)
})

test('error: a code for work is answered once', async () => {
  await flood()
  const asked = await pass()
  const wrong = toWrong(setup.lastCode())
  const guess = () =>
    codeOf(() => setup.verify(asked?.challengeId ?? '', wrong))
  expect(await guess()).toBe('INVALID_CODE')
  expect(await guess()).toBe('TOO_MANY_TRIES')
})

test('behavior: of an app under attack, who does the work logs in', async () => {
  for (let index = 0; index < 620; index++)
    await codeOf(() => setup.request({ email: `user${index}@example.org` }))
  expect(setup.mailbox.list()).toHaveLength(600)
  const service = createApp().route('/', createAuthRoutes(setup.auth))
  const ask = async (more: object) => {
    const answer = await service.request('/auth/email', {
      body: JSON.stringify({ app, deviceId, email, ...more }),
      headers: { 'content-type': 'application/json' },
      method: 'POST',
    })
    return { body: await answer.json(), status: answer.status }
  }
  const refused = await ask({})
  expect(refused).toMatchObject({
    body: { challenge: { bits: 6, kind: 'work' }, code: 'LOGIN_COOLDOWN' },
    status: 429,
  })
  const { challenge } = refused.body
  const answered = { answer: solveWork(challenge), text: challenge.text }
  expect(await ask({ answered })).toMatchObject({
    body: { action: 'VERIFY_OTP' },
    status: 200,
  })
})

test('behavior: without a challenge, strangers wait', async () => {
  setup.auth.challenge = undefined
  await flood()
  const error = await setup.request().catch((error) => error)
  expect(error).toMatchObject({ code: 'LOGIN_COOLDOWN' })
  expect(error.data.challenge).toBe(undefined)
  setup.clock.advance(DAY_MS)
  expect(await codeOf(() => setup.request())).toBe(undefined)
})

test('createTurnstile: asks the service', async () => {
  const bodies: string[] = []
  const reports: unknown[] = []
  let answer: () => Response = () => Response.json({ success: true })
  const turnstile = createTurnstile({
    async fetch(_, init) {
      bodies.push(String(init?.body))
      return answer()
    },
    report: (error) => reports.push(error),
    secret: 'secret',
    siteKey: 'site',
  })
  const subject = { app, client: '192.0.2.1', deviceId, email }
  expect(await turnstile.open(subject)).toEqual({
    ...{ kind: 'turnstile', siteKey: 'site' },
  })
  const check = () => turnstile.check(subject, { answer: 'token', text: '' })
  expect(await check()).toBe(true)
  expect(bodies).toEqual(['response=token&secret=secret&remoteip=192.0.2.1'])
  answer = () => Response.json({ success: false })
  expect(await check()).toBe(false)
  expect(reports).toEqual([])
  answer = () => new Response('away')
  expect(await check()).toBe(false)
  expect(reports).toHaveLength(1)
})
