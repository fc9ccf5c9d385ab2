import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askServer } from '../askServer.js'
import { startInstances } from './startInstances.js'

const app = 'http://localhost:3000'
let client = 0
let setup: Awaited<ReturnType<typeof startInstances>>

type Server = { port: number; url: string }

function ask(server: Server, path: string, body?: unknown, token?: string) {
  return askServer(server, path, {
    body,
    headers: {
      origin: server.url,
      'sec-fetch-site': 'same-origin',
      // Limits of one client are not what these tests are about.
      'x-forwarded-for': `10.0.${Math.floor(++client / 250)}.${client % 250}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
}

const toDevice = (name: string) => `device-${name}-0000000000`
const codeFor = (email: string) => setup.mailbox.list(email)[0]?.code ?? ''

async function request(server: Server, email: string, device = 'one') {
  const deviceId = toDevice(device)
  const answer = await ask(server, '/auth/email', { app, deviceId, email })
  return { ...answer.json(), status: answer.status } as {
    challengeId: string
    code?: string
    status: number
  }
}

async function logIn(server: Server, email: string, other = server) {
  const { challengeId } = await request(server, email)
  const answer = await ask(other, '/auth/otp', {
    ...{ challengeId, code: codeFor(email), deviceId: toDevice('one') },
  })
  return answer.status === 200 ? (answer.json().token as string) : undefined
}

/** Opens the mailed link of a new device, and approves it. */
function approve(server: Server, email: string) {
  const link = new URL(setup.mailbox.list(email)[0]?.link ?? '')
  return askServer(server, link.pathname, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    method: 'POST',
    text: 'decision=approve',
  })
}

beforeAll(async () => {
  setup = await startInstances()
}, 120_000)

afterAll(() => setup?.stop())

function both() {
  const [one, two] = setup.instances
  if (!one || !two) throw new Error('There are fewer than two instances')
  return [one, two] as const
}

describe('two instances on one database', () => {
  test('default: a login begins on one and ends on the other', async () => {
    const [one, two] = both()
    const token = await logIn(one, 'both@example.org', two)
    for (const server of [one, two, setup.balancer]) {
      const session = await ask(server, '/auth/session', undefined, token)
      expect(session.json()).toMatchObject({ email: 'both@example.org' })
    }
    await ask(two, '/auth/sign-out', {}, token)
    expect((await ask(one, '/auth/session', undefined, token)).status).toBe(401)
  })

  test('behavior: a cooldown holds on both', async () => {
    const [one, two] = both()
    expect((await request(one, 'cool@example.org')).status).toBe(200)
    expect((await request(two, 'cool@example.org')).status).toBe(429)
  })

  test('behavior: of many parallel guesses five are compared', async () => {
    const [one, two] = both()
    const email = 'guess@example.org'
    const { challengeId } = await request(one, email)
    const code = codeFor(email)
    const deviceId = toDevice('one')
    const guess = (server: Server, guessed: string) =>
      ask(server, '/auth/otp', { challengeId, code: guessed, deviceId })
    const wrong = code === '000000' ? '000001' : '000000'
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        guess(index % 2 ? one : two, wrong),
      ),
    )
    const codes = answers.map((answer) => answer.json().code as string)
    const compared = codes.filter((found) => found === 'INVALID_CODE')
    expect(compared.length).toBeGreaterThan(0)
    expect(compared.length).toBeLessThanOrEqual(5)
    expect(answers.every(({ status }) => status >= 400)).toBe(true)
    expect((await guess(two, code)).status).not.toBe(200)
  })

  test('behavior: a parallel first login makes one user', async () => {
    const [one, two] = both()
    const email = 'once@example.org'
    const { challengeId } = await request(one, email)
    const code = codeFor(email)
    const deviceId = toDevice('one')
    const answers = await Promise.all(
      [one, two, one, two].map((server) =>
        ask(server, '/auth/otp', { challengeId, code, deviceId }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('behavior: a device approved on one wakes the poll on the other', async () => {
    const [one, two] = both()
    const email = 'device@example.org'
    const token = await logIn(one, email)
    expect(token).toBeDefined()
    const asked = await request(one, email, 'two')
    expect(asked.status).toBe(200)
    const { challengeId } = asked
    const start = Date.now()
    const waiting = ask(one, '/auth/device', { challengeId })
    await expect
      .poll(async () => (await ask(one, '/metrics')).text)
      .toMatch(/latchkey_http_open_requests 2/)
    expect((await approve(two, email)).status).toBe(200)
    expect((await waiting).json()).toEqual({ approved: true })
    // A poll that nobody wakes takes 25 s.
    expect(Date.now() - start).toBeLessThan(20_000)
  })
})

test('behavior: the database goes away in the middle of a login, and comes back', async () => {
  const [one, two] = both()
  const email = 'outage@example.org'
  const known = await logIn(one, 'before@example.org')
  const { challengeId } = await request(one, email)
  const code = codeFor(email)
  const deviceId = toDevice('one')
  const answer = (server: Server) =>
    ask(server, '/auth/otp', { challengeId, code, deviceId })
  const poll = ask(two, '/auth/device', { challengeId: 'none' })
  await setup.database.away()
  await poll
  // Each says so, at once, and stays alive.
  const start = Date.now()
  for (const server of [one, two]) {
    expect((await ask(server, '/readyz')).status).toBe(503)
    expect((await ask(server, '/healthz')).status).toBe(200)
    const refused = await answer(server)
    expect(refused.status).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    const mailless = await request(server, 'during@example.org')
    expect(mailless.status).toBeGreaterThanOrEqual(500)
    const session = await ask(server, '/auth/session', undefined, known)
    // Nobody is signed out by it.
    expect(session.status).toBeGreaterThanOrEqual(500)
  }
  expect(Date.now() - start).toBeLessThan(20_000)
  expect(setup.mailbox.list('during@example.org')).toHaveLength(0)
  await setup.database.back()
  for (const server of [one, two])
    await expect
      .poll(async () => (await ask(server, '/readyz')).status, {
        timeout: 20_000,
      })
      .toBe(200)
  // The code still counts, and no try was used up.
  const session = (await answer(two)).json()
  expect(session).toMatchObject({ email })
  for (const token of [known, session.token])
    expect((await ask(one, '/auth/session', undefined, token)).status).toBe(200)
  // Polls are woken across the instances again.
  const { challengeId: other } = await request(one, email, 'another')
  const began = Date.now()
  const waiting = ask(two, '/auth/device', { challengeId: other })
  await expect
    .poll(async () => (await ask(two, '/metrics')).text)
    .toMatch(/latchkey_http_open_requests 2/)
  expect((await approve(one, email)).status).toBe(200)
  // One that ends without an answer is repeated, as the page does.
  const isApproved = async () => {
    const again = await ask(two, '/auth/device', { challengeId: other })
    return again.json().approved
  }
  expect((await waiting).json().approved || (await isApproved())).toBe(true)
  expect(Date.now() - began).toBeLessThan(20_000)
})

test('behavior: kill -9 of one instance loses nothing that was acknowledged', async () => {
  const acknowledged = new Map<string, string>()
  let next = 0
  let isKilled = false
  const work = async () => {
    while (next < 40) {
      const email = `crash-${next++}@example.org`
      const token = await logIn(setup.balancer, email).catch(() => undefined)
      if (token) acknowledged.set(email, token)
      if (acknowledged.size > 10 && !isKilled) {
        isKilled = true
        await setup.kill(both()[0])
      }
    }
  }
  await Promise.all([work(), work(), work(), work()])
  expect(isKilled).toBe(true)
  expect(acknowledged.size).toBeGreaterThan(20)
  const restarted = await setup.start()
  for (const server of [...setup.instances, restarted])
    for (const [email, token] of acknowledged) {
      const session = await ask(server, '/auth/session', undefined, token)
      expect(session.json()).toMatchObject({ email })
    }
})

test('behavior: a signal ends each instance with code 0', async () => {
  expect(await setup.stop()).toEqual([0, 0])
})
