import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Relay } from './relay.js'
import { startRelay } from './startRelay.js'
import {
  createClient,
  createEnvelope,
  createIdentity,
  createToken,
  createTopic,
} from './test/createClient.js'

const HOUR = 3_600
let time = Date.now()
let relay: Relay
const clients: createClient.ReturnType[] = []

beforeAll(async () => {
  const limits = { message: 4_000, topics: 5, messages: 50 }
  relay = await startRelay({ port: 0, limits, now: () => time })
})
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.terminate()
  time = Date.now()
  await relay.control.heal()
})
afterAll(() => relay.stop())

async function open(options: createClient.Options = {}) {
  const client = await createClient(relay.url, options)
  clients.push(client)
  return client
}

function publish(
  client: createClient.ReturnType,
  topic: string,
  more: Record<string, unknown> = {},
) {
  const message = createEnvelope()
  const params = { topic, message, ttl: HOUR, tag: 1_108, ...more }
  return client.request('irn_publish', params)
}

describe('messages', () => {
  test('default: a message reaches the other subscriber, not its sender', async () => {
    const [app, wallet, topic] = [await open(), await open(), createTopic()]
    expect(await app.request('irn_subscribe', { topic })).toMatchObject({
      result: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    await wallet.request('irn_subscribe', { topic })
    const message = createEnvelope()
    expect(await publish(app, topic, { message })).toMatchObject({
      result: true,
    })
    const [pushed] = await wallet.nextPush()
    expect(pushed).toMatchObject({ message, tag: 1_108, topic })
    await wallet.request('irn_fetchMessages', { topic })
    expect(app.pushed()).toEqual([])
  })

  test('behavior: who comes later finds it, once', async () => {
    const [app, identity] = [await open(), createIdentity()]
    const topic = createTopic()
    await publish(app, topic)
    const wallet = await open({ identity })
    await wallet.request('irn_subscribe', { topic })
    await wallet.nextPush()
    expect(await wallet.request('irn_fetchMessages', { topic })).toMatchObject({
      result: { messages: [], hasMore: false },
    })
    const again = await open({ identity })
    await again.request('irn_batchSubscribe', { topics: [topic] })
    await again.request('irn_fetchMessages', { topic })
    expect(again.pushed()).toEqual([])
  })

  test('behavior: what was not acknowledged comes again', async () => {
    const [app, identity] = [await open(), createIdentity()]
    const topic = createTopic()
    const deaf = await open({ identity, acknowledges: false })
    await deaf.request('irn_subscribe', { topic })
    await publish(app, topic)
    await deaf.nextPush()
    deaf.socket.terminate()
    const again = await open({ identity })
    await again.request('irn_subscribe', { topic })
    expect(await again.nextPush()).toHaveLength(1)
  })

  test('behavior: a message sent twice arrives once', async () => {
    const [app, wallet, topic] = [await open(), await open(), createTopic()]
    await wallet.request('irn_subscribe', { topic })
    const message = createEnvelope()
    await publish(app, topic, { message })
    expect(await publish(app, topic, { message })).toMatchObject({
      result: true,
    })
    await wallet.request('irn_fetchMessages', { topic })
    expect(wallet.pushed()).toHaveLength(1)
  })

  test('behavior: a message ends with its time', async () => {
    const [app, wallet, topic] = [await open(), await open(), createTopic()]
    await publish(app, topic, { ttl: 300 })
    time += 299_000
    const fetch = () =>
      wallet.request('irn_batchFetchMessages', { topics: [topic] })
    expect(await fetch()).toMatchObject({
      result: { messages: [{ topic }] },
    })
    time += 2_000
    expect(await fetch()).toMatchObject({ result: { messages: [] } })
    relay.control.setTtl(50)
    await publish(app, topic)
    time += 60
    expect(await fetch()).toMatchObject({ result: { messages: [] } })
  })

  test('behavior: who has left a topic hears nothing of it', async () => {
    const [app, wallet] = [await open(), await open()]
    const topics = [createTopic(), createTopic()]
    const [one = '', two = ''] = topics
    await wallet.request('irn_batchSubscribe', { topics })
    await wallet.request('irn_unsubscribe', { topic: one, id: 'any' })
    const subscriptions = [{ topic: two, id: 'any' }]
    await wallet.request('irn_batchUnsubscribe', { subscriptions })
    await publish(app, one)
    await publish(app, two)
    await wallet.request('irn_fetchMessages', { topic: one })
    expect(wallet.pushed()).toEqual([])
  })
})

describe('sessions', () => {
  test('behavior: a proposal subscribes its sender to the answer', async () => {
    const [app, wallet, pairingTopic] = [
      await open(),
      await open(),
      createTopic(),
    ]
    await app.request('wc_proposeSession', {
      pairingTopic,
      sessionProposal: createEnvelope(),
      ttl: 300,
    })
    await wallet.request('irn_subscribe', { topic: pairingTopic })
    expect(await wallet.nextPush()).toMatchObject([{ tag: 1_100 }])
    const sessionTopic = createTopic()
    await wallet.request('wc_approveSession', {
      pairingTopic,
      sessionTopic,
      sessionProposalResponse: createEnvelope(),
      sessionSettlementRequest: createEnvelope(),
      ttl: 300,
    })
    expect(await app.nextPush()).toMatchObject([{ tag: 1_101 }])
    await app.request('irn_subscribe', { topic: sessionTopic })
    expect(await app.nextPush(2)).toMatchObject([{}, { tag: 1_102 }])
    await publish(app, sessionTopic)
    expect(await wallet.nextPush(2)).toHaveLength(2)
  })
})

describe('bad luck', () => {
  test('param: stop and start keep port, messages and clients', async () => {
    const [app, identity] = [await open(), createIdentity()]
    const topic = createTopic()
    await publish(app, topic)
    await relay.control.stop()
    expect((await app.closed).code).toBe(1_006)
    const refused = await open({ identity })
    expect((await refused.closed).code).toBe(1_006)
    await relay.control.start()
    const back = await open({ identity })
    await back.request('irn_subscribe', { topic })
    expect(await back.nextPush()).toHaveLength(1)
  })

  test('param: drop cuts every socket, the relay stays', async () => {
    const one = await open()
    expect(relay.control.drop()).toBeGreaterThan(0)
    expect((await one.closed).code).toBe(1_006)
    await open()
    expect(relay.control.sockets()).toBe(1)
  })

  test('param: pause answers nothing until resume, in order', async () => {
    const [app, wallet, topic] = [await open(), await open(), createTopic()]
    await wallet.request('irn_subscribe', { topic })
    relay.control.pause()
    const answers = [publish(app, topic), publish(app, topic)]
    const order: number[] = []
    answers.forEach((answer, index) => {
      void answer.then(() => order.push(index))
    })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(order).toEqual([])
    expect(wallet.pushed()).toEqual([])
    relay.control.resume()
    await Promise.all(answers)
    expect(order).toEqual([0, 1])
    expect(await wallet.nextPush(2)).toHaveLength(2)
  })

  test('behavior: sockets are pinged, and those who are dead let go', async () => {
    const pinging = await startRelay({ port: 0, pingMs: 20 })
    const { closed, socket } = await createClient(pinging.url)
    await new Promise((resolve) => socket.once('ping', resolve))
    socket.pause()
    await expect.poll(() => pinging.control.sockets()).toBe(0)
    socket.terminate()
    await closed
    await pinging.stop()
  })
})

describe('who may connect', () => {
  const identity = createIdentity()
  const say = async (options: createClient.Options) =>
    (await open({ identity, ...options })).closed
  const withToken = (claims: Record<string, unknown>) =>
    say({ auth: createToken(identity, { aud: relay.url, ...claims }) })
  const now = () => Math.floor(Date.now() / 1_000)

  test('error: an unknown project', async () => {
    relay.control.setProjects(['other'])
    expect(await say({})).toEqual({
      code: 3_000,
      reason: 'Unauthorized: invalid key',
    })
    relay.control.setProjects(undefined)
    expect(await say({ query: { projectId: '' } })).toMatchObject({
      reason: 'Unauthorized: invalid key',
    })
  })

  test('error: a page of another origin', async () => {
    const reason = 'Unauthorized: origin not allowed'
    const refused = { code: 3_000, reason }
    expect(await say({ origin: 'https://evil.example' })).toEqual(refused)
    const client = await open({ origin: 'http://app.localhost:4100' })
    const topic = createTopic()
    expect(await client.request('irn_subscribe', { topic })).toMatchObject({
      result: expect.anything(),
    })
    relay.control.setOrigins(['https://only.example'])
    const origin = 'http://app.localhost:4100'
    expect(await say({ origin })).toEqual(refused)
  })

  test('error: a clock that is ahead, or far behind', async () => {
    expect(await withToken({ iat: now() + 600 })).toEqual({
      code: 3_000,
      reason: 'JWT validation error: JWT Token is not yet valid',
    })
    expect(await withToken({ exp: now() - 600 })).toMatchObject({
      reason: 'JWT validation error: JWT Token is expired',
    })
    relay.control.setSkew(-600_000)
    expect(await withToken({})).toMatchObject({
      reason: 'JWT validation error: JWT Token is not yet valid',
    })
  })

  test.each([
    ['for another relay', () => ({ aud: 'wss://relay.example' })],
    ['for another port', () => ({ aud: 'ws://localhost:1' })],
    ['of another key', () => ({ iss: createIdentity().id })],
    ['of no key', () => ({ iss: 'did:key:z111' })],
    ['without times', () => ({ iat: 'now' })],
  ])('error: a token %s', async (_, claims) => {
    expect(await withToken(claims())).toMatchObject({
      code: 3_000,
      reason: expect.stringMatching(/^JWT validation error: /),
    })
  })

  test.each(['', 'a.b.c', '.', '💥', 'x'.repeat(5_000)])(
    'error: no token at all: %.10s',
    async (auth) => {
      expect(await say({ auth })).toMatchObject({ code: 3_000 })
    },
  )

  test('error: a page that had its name resolved to this machine', async () => {
    const { WebSocket } = await import('ws')
    const socket = new WebSocket(relay.url, {
      headers: { host: 'evil.example' },
    })
    const error = await new Promise((resolve) => socket.on('error', resolve))
    expect(error).toBeInstanceOf(Error)
  })
})

describe('nonsense', () => {
  const topic = createTopic()
  const message = createEnvelope()

  test.each([
    ['plain JSON', { topic, message: '{"jsonrpc":"2.0"}', ttl: 1 }, -32602],
    [
      'an open envelope',
      { topic, message: 'Ag'.padEnd(80, 'A'), ttl: 1 },
      -32602,
    ],
    ['a short message', { topic, message: 'AA==', ttl: 1 }, -32602],
    [
      'a long message',
      { topic, message: createEnvelope(4_000), ttl: 1 },
      -32000,
    ],
    ['a bad topic', { topic: `${topic}0`, message, ttl: 1 }, -32602],
    ['no time', { topic, message, ttl: 0 }, -32602],
    ['too much time', { topic, message, ttl: 1e9 }, -32602],
    ['wrong types', { topic, message: 1, ttl: '1' }, -32602],
    ['nothing', undefined, -32602],
    ['null', null, -32602],
  ])('error: publishes %s', async (_, params, code) => {
    const before = relay.control.messages().length
    const client = await open()
    expect(await client.request('irn_publish', params)).toMatchObject({
      error: { code },
    })
    expect(relay.control.messages()).toHaveLength(before)
  })

  test.each([
    ['no JSON', '{', -32700],
    ['no object', '1', -32600],
    ['null', 'null', -32600],
    ['a batch', '[]', -32600],
    ['no version', '{"id":null,"method":"irn_subscribe"}', -32600],
    ['bytes', Buffer.from([0, 255, 1]), -32700],
  ])('error: says %s', async (_, text, code) => {
    const client = await open()
    expect(await client.raw(text)).toMatchObject({ error: { code } })
    const after = await client.request('irn_subscribe', { topic })
    expect(after.result).toBeTypeOf('string')
  })

  test.each(['nope', 'toString', '__proto__', 'constructor'])(
    'error: method %s',
    async (method) => {
      const client = await open()
      expect(await client.request(method, {})).toMatchObject({
        error: { code: -32601, message: 'Method not found' },
      })
    },
  )

  test('error: more topics than a socket may have', async () => {
    const client = await open()
    const topics = Array.from({ length: 6 }, createTopic)
    expect(
      await client.request('irn_batchSubscribe', { topics }),
    ).toMatchObject({ error: { code: -32000, message: 'Too many topics' } })
    const some = topics.slice(0, 5)
    await client.request('irn_batchSubscribe', { topics: some })
    const again = await client.request('irn_batchSubscribe', { topics: some })
    expect(again.result).toHaveLength(5)
    const [, , , , , last] = topics
    expect(
      await client.request('irn_subscribe', { topic: last }),
    ).toHaveProperty('error')
  })

  test('error: a frame that is too long ends its own socket only', async () => {
    const [one, other] = [await open(), await open()]
    one.socket.send('x'.repeat(2 << 20))
    expect((await one.closed).code).not.toBe(1_000)
    expect(await other.request('irn_subscribe', { topic })).toHaveProperty(
      'result',
    )
  })

  test('behavior: acknowledging what never was is let pass', async () => {
    const client = await open()
    client.socket.send('{"id":12345,"jsonrpc":"2.0","result":true}')
    client.socket.send('{"id":"x","jsonrpc":"2.0","error":{}}')
    expect(await client.request('irn_subscribe', { topic })).toHaveProperty(
      'result',
    )
  })

  test('behavior: the oldest messages make room', async () => {
    const client = await open()
    for (let count = 0; count < 60; count++) await publish(client, topic)
    expect(relay.control.messages().length).toBe(50)
  })
})
