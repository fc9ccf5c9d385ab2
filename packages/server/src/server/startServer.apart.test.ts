// @vitest-environment node
// A process of its own: an embedded Postgres takes much memory. Its first start
// takes seconds, so that the store and the server are tested on the same one.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askServer } from '../../test/askServer.js'
import { describeRecords } from '../../test/describeRecords.js'
import { describeStore } from '../../test/describeStore.js'
import { editProjects } from '../cli/editProjects.js'
import { readConfig } from '../config/readConfig.js'
import type { Mail } from '../mail/mail.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Database } from '../store/sql/database.js'
import { openPglite } from '../store/sql/openPglite.js'
import { records } from '../store/sql/records.js'
import { type RunningServer, startServer } from './startServer.js'

const app = 'http://localhost:3000'
const deviceId = 'device-one-0000000'
const email = 'ada@example.org'
const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const lines: string[] = []
const mails: Mail[] = []
let ahead = 0
let database: Database
let environment: Record<string, string> = {}
let folder = ''
let isMailBroken = false
let server: RunningServer

/** Methods that end without an answer. */
const silent = new Set(['eth_sendRawTransaction', 'eth_sendUserOperation'])

/** A node and a bundler, as far as they are asked. */
const node = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString())
  if (silent.has(body.method)) return request.socket.destroy()
  const answer = ({ id, method }: { id: number; method: string }) => ({
    id,
    jsonrpc: '2.0',
    result: method === 'eth_chainId' ? '0x1' : '0x14d1120d7b160000',
  })
  response.end(
    JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)),
  )
})

async function start() {
  return startServer({
    config: readConfig(environment),
    frameDir: folder,
    now: () => Date.now() + ahead,
    refreshMs: 50,
    sweepMs: 50,
    mailer: {
      async send(mail) {
        if (isMailBroken) throw new Error(`550 no mailbox ${mail.to}`)
        mails.push(mail)
      },
    },
    print: () => {},
    writeLog: (line) => lines.push(line),
  })
}

const ask = (path: string, parameters?: askServer.Parameters) =>
  askServer(server, path, parameters)
const lastCode = () => /#(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1]

async function logIn(to: string) {
  const asked = await ask('/auth/email', { body: { app, deviceId, email: to } })
  const { challengeId } = asked.json()
  const body = { challengeId, code: lastCode(), deviceId }
  const answer = await ask('/auth/otp', { body })
  return answer.json().token as string
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-server-'))
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  const { port } = node.address() as AddressInfo
  environment = {
    APPROVE_DEVICES: 'true',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    PORT: '0',
    API_CONFIG: JSON.stringify({
      bundlers: {
        'eip155:1': { url: `http://127.0.0.1:${port}/secret-of-the-bundler` },
      },
      swaps: { 'eip155:1': { kind: '0x', key: 'secret-of-the-swaps' } },
    }),
    RPC_URLS: `1=http://127.0.0.1:${port}/secret-of-the-node`,
  }
})

afterAll(async () => {
  node.close()
  node.closeAllConnections()
  await rm(folder, { force: true, recursive: true })
})

describeStore(
  'createSqlStore on PGlite',
  async () => {
    database = await openPglite({ dataDir: join(folder, 'data') })
    return {
      store: createSqlStore(database),
      async close() {
        await database.sql.delete(records)
        await database.close()
      },
    }
  },
  () => describeRecords(() => database),
)

describe('startServer', () => {
  beforeAll(async () => {
    server = await start()
  }, 120_000)
  afterAll(() => server?.stop())

  describe('one origin', () => {
    test('default: frame, login and API', async () => {
      const config = await ask('/sdk/config?projectId=local')
      expect(config.json()).toMatchObject({
        apiUrl: server.url,
        chains: [{ caipNetworkId: 'eip155:1', name: 'Ethereum' }],
      })
      const token = await logIn('first@example.org')
      const headers = { authorization: `Bearer ${token}` }
      const session = await ask('/auth/session', { headers })
      expect(session.json()).toMatchObject({ email: 'first@example.org' })
      const chains = await ask('/v1/supported-chains?projectId=local')
      expect(chains.json()).toEqual({ http: ['eip155:1'], ws: [] })
    })

    test('behavior: expired sessions are deleted, and open ones are not', async () => {
      const { sessions } = server.store
      await logIn('swept@example.org')
      const [open] = (await sessions.find()).at(-1) ?? []
      const session = { createdAt: 1, deviceId: 'd', usedAt: 1, userId: 'u' }
      await sessions.set('gone', { ...session, expiresAt: 1_000 })
      const find = () => sessions.get('gone')
      await expect.poll(find, { timeout: 10_000 }).toBeUndefined()
      expect(await sessions.get(String(open))).toMatchObject({
        expiresAt: expect.any(Number),
      })
    })

    test('behavior: the hosted sign-in keeps its nonces in the database', async () => {
      const headers = { origin: app }
      const path = '/auth/v1/nonce?projectId=local'
      const { nonce, token } = (await ask(path, { headers })).json()
      expect(nonce).toMatch(/^[\w-]{8,}$/)
      const [, claims = ''] = String(token).split('.')
      const { jti } = JSON.parse(Buffer.from(claims, 'base64url').toString())
      const kept = await server.store.signIns.get(`nonce:${jti}`)
      expect(kept).toMatchObject({ value: 'open' })
    })

    test('error: a stranger asks the hosted sign-in for many mails', async () => {
      const headers = { origin: app }
      const path = '/auth/v1/otp?projectId=local'
      const statuses: number[] = []
      for (let index = 0; index < 40; index++) {
        const body = {
          account: `eip155:1:${address}`,
          email: `victim-${index}@example.org`,
        }
        statuses.push((await ask(path, { body, headers })).status)
      }
      expect(statuses[0]).toBe(200)
      expect(statuses.at(-1)).toBe(429)
      const sent = mails.filter(({ to }) => to.startsWith('victim-'))
      expect(sent.length).toBeLessThanOrEqual(30)
      ahead += 2 * 60_000
    })

    test('behavior: addresses of nodes and bundlers are not told', async () => {
      const { headers, text } = await ask('/sdk/config?projectId=local')
      expect(text).not.toContain('secret-of')
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain(`connect-src 'self' ${server.url};`)
      const [chain] = JSON.parse(text).chains
      const { pathname, search } = new URL(chain.rpcUrl)
      const body = { id: 1, jsonrpc: '2.0', method: 'eth_chainId', params: [] }
      const answer = await ask(`${pathname}${search}`, { body })
      expect(answer.json()).toMatchObject({ result: '0x1' })
      const bundler = new URL(chain.bundlerUrl)
      const path = `${bundler.pathname}${bundler.search}`
      expect((await ask(path, { body })).json()).toMatchObject({
        result: '0x1',
      })
    })

    test('error: a bundler takes its own methods only', async () => {
      const path = '/v1/bundler?projectId=local&chainId=eip155:1'
      const body = { id: 1, jsonrpc: '2.0', method: 'eth_call', params: [] }
      expect((await ask(path, { body })).json()).toMatchObject({
        error: { code: -32601 },
      })
      const other = path.replace('eip155:1', 'eip155:10')
      expect((await ask(other, { body })).json()).toMatchObject({
        error: { code: -32602 },
      })
    })

    // A refusal would let the sender try again what may have been taken.
    test.each([
      ['/v1/', 'eth_sendRawTransaction'],
      ['/v1/bundler', 'eth_sendUserOperation'],
    ])('error: %s without an answer is no refusal', async (path, method) => {
      const body = { id: 1, jsonrpc: '2.0', method, params: ['0x'] }
      const query = '?projectId=local&chainId=eip155:1'
      const answer = await ask(`${path}${query}`, { body })
      expect(answer.status).toBe(502)
      expect(answer.json()).toMatchObject({ code: 'UPSTREAM_FAILED' })
      expect(answer.json()).not.toHaveProperty('error')
    })

    test('behavior: the frame knows the contract of a swap service', async () => {
      const config = (await ask('/sdk/config?projectId=local')).json()
      expect(config.chains[0].routers).toEqual([
        { address: '0x0000000000001fF3684f28c67538d4D072C22734', name: '0x' },
      ])
    })

    test('behavior: a batch of 1,000 balances, as the kit sends it', async () => {
      const body = Array.from({ length: 1_000 }, (_, id) => ({
        ...{ id, jsonrpc: '2.0', method: 'eth_getBalance' },
        params: [address, 'latest'],
      }))
      expect(JSON.stringify(body).length).toBeGreaterThan(65_536)
      const rpc = '/v1/?projectId=local&chainId=eip155:1'
      const answer = await ask(rpc, { body })
      expect(answer.status).toBe(200)
      expect(answer.json()).toHaveLength(1_000)
      const more = await ask(rpc, { body: [...body, body[0]] })
      expect(more.status).toBe(429)
      // Minutes until nothing of the batch counts.
      ahead += 4 * 60_000
      expect(
        (await ask(rpc, { body: [...body, body[0]] })).json(),
      ).toMatchObject({ error: { code: -32600 } })
    })

    test('error: more calls than one address may make', async () => {
      const path = `/v1/account/${address}/balance?projectId=local`
      const batch = Array.from({ length: 300 }, (_, id) => ({
        ...{ id, jsonrpc: '2.0', method: 'eth_chainId', params: [] },
      }))
      // What was asked before has left no room for all of them.
      ahead += 60_000
      const rpc = '/v1/?projectId=local&chainId=eip155:1'
      expect((await ask(rpc, { body: batch })).status).toBe(200)
      const refused = await ask(path)
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      ahead += 60_000
      expect((await ask(path)).status).toBe(200)
    })

    test('behavior: balances are those of the node', async () => {
      const path = `/v1/account/${address}/balance?projectId=local&currency=usd`
      expect((await ask(path)).json()).toEqual({
        currency: 'usd',
        balances: [
          {
            name: 'Ether',
            symbol: 'ETH',
            chainId: 'eip155:1',
            ...{ iconUrl: '', price: 0, value: 0 },
            quantity: { decimals: '18', numeric: '1.5' },
          },
        ],
      })
    })

    test('behavior: what is not configured answers empty, and the features say so', async () => {
      const { features } = (
        await ask('/appkit/v1/config?projectId=local')
      ).json() as { features: { id: string; isEnabled: boolean }[] }
      const isEnabled = (id: string) =>
        features.find((feature) => feature.id === id)?.isEnabled
      expect(['swap', 'onramp', 'activity'].map(isEnabled)).toEqual([
        ...[false, false, false],
      ])
      const wallets = await ask('/getWallets?projectId=local')
      expect(wallets.json()).toEqual({ count: 0, data: [] })
      const history = `/v1/account/${address}/history?projectId=local`
      expect((await ask(history)).json()).toMatchObject({ data: [] })
      const social = await ask('/auth/social/start', {
        body: { app, deviceId, provider: 'google' },
      })
      expect(social.status).toBe(503)
    })

    test('behavior: API answers cannot act as pages of the wallet', async () => {
      const { headers } = await ask('/v1/supported-chains?projectId=local')
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
    })

    test('error: another host leads nowhere', async () => {
      for (const path of ['/sdk', '/auth/session', '/v1/supported-chains']) {
        const headers = { host: 'evil.example' }
        expect((await ask(path, { headers })).status).toBe(421)
      }
    })
  })

  describe('projects', () => {
    test('default: only allowed origins log in', async () => {
      const body = { app: 'https://app.example', deviceId, email: 'b@x.test' }
      expect((await ask('/auth/email', { body })).status).toBe(403)
      await server.store.projects.set('app', {
        id: 'app',
        allowedOrigins: ['https://app.example'],
      })
      await expect
        .poll(async () => (await ask('/sdk/config?projectId=app')).status)
        .toBe(200)
      expect((await ask('/auth/email', { body })).status).toBe(200)
      await server.store.projects.delete('app')
    })
  })

  describe('probes', () => {
    test('default', async () => {
      expect((await ask('/healthz')).status).toBe(200)
      const headers = { host: '10.0.0.1' }
      expect((await ask('/readyz', { headers })).status).toBe(200)
    })

    test('behavior: idle connections outlive those of a balancer', async () => {
      const headers = { connection: 'keep-alive' }
      const answer = await ask('/healthz', { headers })
      expect(answer.headers['keep-alive']).toBe('timeout=75')
    })

    test('behavior: metrics have no names of people or tokens', async () => {
      await ask('/device/secret-token')
      await ask('/secret/path')
      const { text } = await ask('/metrics')
      expect(text).toMatch(
        /request_duration_seconds_count\{method="POST",route="\/auth\/otp",status="200"\} \d/,
      )
      expect(text).toContain('route="/device/:token"')
      expect(text).toContain('route="other"')
      expect(text).toMatch(/latchkey_mails_total\{result="sent"\} \d/)
      expect(text).not.toMatch(/secret|@/)
    })
  })

  test('behavior: the log has neither secrets nor addresses of people', async () => {
    isMailBroken = true
    const body = { app, deviceId, email: 'broken@example.org' }
    expect((await ask('/auth/email', { body })).status).toBe(502)
    isMailBroken = false
    const all = lines.join('')
    expect(lines.length).toBeGreaterThan(5)
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    expect(all).toMatch(/550 no mailbox email:[0-9a-f]{12}/)
    expect(all).toMatch(/"to":"email:[0-9a-f]{12}"/)
    expect(all).not.toMatch(/@|secret|example\.org/)
    for (const mail of mails)
      expect(all).not.toContain(/#(\d{6})$/m.exec(mail.text)?.[1] ?? 'x')
  })

  test('behavior: a stop answers what is open, and a new start knows it all', async () => {
    const token = await logIn(email)
    ahead += 60_000
    const later = { app, deviceId: 'device-two-0000000', email }
    const { challengeId } = (await ask('/auth/email', { body: later })).json()
    const waiting = ask('/auth/device', { body: { challengeId } })
    await expect
      .poll(async () => (await ask('/metrics')).text)
      .toMatch(/latchkey_http_open_requests 2/)
    await expect(addShop()).rejects.toThrow('in use by another process')
    await server.stop()
    expect((await waiting).json()).toEqual({ approved: false })

    await addShop()
    server = await start()
    const headers = { authorization: `Bearer ${token}` }
    const session = await ask('/auth/session', { headers })
    expect(session.json()).toMatchObject({ email })
    expect((await ask('/sdk/config?projectId=shop')).json()).toMatchObject({
      allowedOrigins: ['https://shop.example'],
    })
  }, 120_000)
})

function addShop() {
  return editProjects({
    custody: 'code',
    environment,
    origin: ['https://shop.example'],
    print: () => {},
    words: ['add', 'shop'],
  })
}
