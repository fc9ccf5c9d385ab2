// @vitest-environment node
import { expect, test } from 'vitest'
import { createApi } from '../api/createApi.js'
import { localProject } from '../projects.js'
import { createCallLimit } from './createCallLimit.js'

/** Stands for what no call here reaches. */
const nothing: never = undefined as never

function setup({ perMinute = 3, proxies = 0 } = {}) {
  let at = 1_000_000
  const api = createApi({
    apiUrl: () => '',
    backend: {
      chains: [],
      getBalances: async () => [],
      getFungibles: async () => [],
      getHistory: async () => ({ data: [], next: null }),
      swap: { listTokens: async () => [] },
    } as never,
    limitCalls: createCallLimit({ now: () => at, perMinute, proxies }),
    limitNonces: createCallLimit({ now: () => at, perMinute, proxies }),
    limitSignIns: createCallLimit({ now: () => at, perMinute, proxies }),
    names: nothing,
    projects: {
      get: (id) => (id === localProject.id ? localProject : undefined),
    },
    sessions: nothing,
    signIn: { mailer: nothing, now: () => at, secret: new Uint8Array(32) },
  })
  return {
    advance: (ms: number) => {
      at += ms
    },
    async ask(
      client: string | undefined,
      path = '/v1/account/0x1/balance',
      init: RequestInit = {},
    ) {
      const env = { incoming: { socket: { remoteAddress: client } } }
      const url = `${path}?projectId=${localProject.id}`
      return api.request(url, init, env)
    },
  }
}

test('behavior: a clock that was an hour ahead blocks nobody for an hour', async () => {
  const { advance, ask } = setup()
  advance(3_600_000)
  for (let index = 0; index < 3; index++)
    expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).status).toBe(429)
  advance(-3_600_000)
  for (let index = 0; index < 3; index++)
    expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).status).toBe(429)
})

const batch = (size: number) => ({
  body: JSON.stringify(Array.from({ length: size }, (_, id) => ({ id }))),
  method: 'POST',
})

test('default: counts by client and minute', async () => {
  const { advance, ask } = setup()
  for (let index = 0; index < 3; index++)
    expect((await ask('192.0.2.1')).status).toBe(200)
  advance(20_000)
  const refused = await ask('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  // Pages of any origin may read why, and when to ask again.
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(refused.headers.get('access-control-expose-headers')).toBe(
    'Retry-After,X-Next-Cursor',
  )
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_CALLS',
    secondsLeft: 40,
  })
  expect((await ask('192.0.2.2')).status).toBe(200)
  advance(40_000)
  expect((await ask('192.0.2.1')).status).toBe(200)
})

test.each([
  ['/v1', { method: 'POST', body: '{}' }],
  ['/v1/', { method: 'POST', body: '{}' }],
  ['/v1/account/0x1/balance', {}],
  ['/v1/account/0x1/history', {}],
  ['/v1/convert/tokens', {}],
  ['/v1/fungible/price', { method: 'POST', body: '{"addresses":[]}' }],
])('default: %s', async (path, init) => {
  const { ask } = setup({ perMinute: 1 })
  expect((await ask('192.0.2.1', path, init)).status).not.toBe(429)
  expect((await ask('192.0.2.1', path, init)).status).toBe(429)
})

test('behavior: all of them together', async () => {
  const { ask } = setup({ perMinute: 1 })
  await ask('192.0.2.1', '/v1/convert/tokens')
  expect((await ask('192.0.2.1')).status).toBe(429)
})

test('behavior: sign-ins apart from calls', async () => {
  const { advance, ask } = setup({ perMinute: 1 })
  const signIn = (client: string) =>
    ask(client, '/auth/v1/authenticate', { body: '{}', method: 'POST' })
  expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await signIn('192.0.2.1')).status).not.toBe(429)
  expect((await signIn('192.0.2.1')).status).toBe(429)
  expect((await signIn('192.0.2.2')).status).not.toBe(429)
  advance(60_000)
  expect((await signIn('192.0.2.1')).status).not.toBe(429)
})

test('behavior: nonces apart from sign-ins', async () => {
  const { ask } = setup({ perMinute: 1 })
  const nonce = (client: string) => ask(client, '/auth/v1/nonce')
  expect((await nonce('192.0.2.1')).status).not.toBe(429)
  expect((await nonce('192.0.2.1')).status).toBe(429)
  expect((await nonce('192.0.2.2')).status).not.toBe(429)
  expect((await ask('192.0.2.1')).status).toBe(200)
})

test('behavior: each call of a batch, in the minutes that follow too', async () => {
  const { advance, ask } = setup({ perMinute: 5 })
  const send = (size: number) => ask('192.0.2.1', '/v1/', batch(size))
  expect((await send(3)).status).not.toBe(429)
  // Larger than what is left, and than a minute has.
  expect((await send(9)).status).not.toBe(429)
  const refused = await send(1)
  expect(refused.status).toBe(429)
  // Twelve calls: two minutes are full, and the third has room.
  expect(refused.headers.get('retry-after')).toBe('120')
  advance(60_000)
  expect((await send(1)).headers.get('retry-after')).toBe('60')
  advance(60_000)
  expect((await send(3)).status).not.toBe(429)
  expect((await send(1)).status).toBe(429)
})

test('behavior: batches never get more than their minutes have', async () => {
  const { advance, ask } = setup({ perMinute: 5 })
  let calls = 0
  for (let second = 0; second < 1_200; second += 10) {
    const { status } = await ask('192.0.2.1', '/v1/', batch(100))
    if (status !== 429) calls += 100
    advance(10_000)
  }
  // 20 minutes of 5, and the last batch.
  expect(calls).toBe(100)
})

test('behavior: batches at once', async () => {
  const { ask } = setup({ perMinute: 5 })
  const answers = await Promise.all(
    [3, 3, 3].map((size) => ask('192.0.2.1', '/v1/', batch(size))),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
})

test('error: a batch that is too large counts once, as none of it is passed on', async () => {
  const { ask } = setup({ perMinute: 2 })
  const send = (size: number) => ask('192.0.2.1', '/v1/', batch(size))
  expect((await send(1_001)).status).not.toBe(429)
  expect((await send(1_000)).status).not.toBe(429)
  expect((await send(1)).status).toBe(429)
})

test('behavior: asking whether one may ask is free', async () => {
  const { ask } = setup({ perMinute: 1 })
  for (let index = 0; index < 3; index++) {
    const headers = {
      'access-control-request-method': 'POST',
      origin: 'https://app.example',
    }
    const answer = await ask('192.0.2.1', '/v1/', {
      headers,
      method: 'OPTIONS',
    })
    expect(answer.status).toBe(204)
  }
  expect((await ask('192.0.2.1')).status).toBe(200)
})

test('proxies: what the own proxy saw, and not what the client wrote', async () => {
  const { ask } = setup({ perMinute: 1, proxies: 1 })
  const by = (forwarded: string) =>
    ask('10.0.0.1', undefined, { headers: { 'x-forwarded-for': forwarded } })
  expect((await by('192.0.2.1')).status).toBe(200)
  expect((await by('192.0.2.2')).status).toBe(200)
  expect((await by('198.51.100.7, 192.0.2.1')).status).toBe(429)
})

test('behavior: an unknown client is not limited', async () => {
  const { ask } = setup({ perMinute: 1 })
  for (let index = 0; index < 3; index++)
    expect((await ask(undefined)).status).toBe(200)
})

test('behavior: as many clients as there may be', async () => {
  const { ask } = setup({ perMinute: 1 })
  expect((await ask('192.0.2.1')).status).toBe(200)
  expect((await ask('192.0.2.1')).status).toBe(429)
  for (let index = 0; index < 300; index++)
    await ask(`198.51.${index >> 8}.${index & 255}`)
  expect((await ask('192.0.2.1')).status).toBe(429)
})
