import { createServer, type RequestListener, type Server } from 'node:http'
import type { LocalConfig } from 'latchkey-devnet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createStatus } from './createStatus.js'

describe('createStatus', () => {
  const servers: Server[] = []
  let local: LocalConfig

  async function open(name: string, answer: RequestListener) {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    return `http://${name}:${port}`
  }
  const say = (status: number, body: unknown): RequestListener => {
    return (_, response) => response.writeHead(status).end(JSON.stringify(body))
  }

  beforeEach(async () => {
    const frame = await open('wallet.localhost', say(404, {}))
    const mailbox = await open('localhost', say(200, { mails: [] }))
    const rpc = await open('127.0.0.1', say(400, {}))
    const onramp = mailbox
    const relay = mailbox.replace('http:', 'ws:')
    const walletPage = mailbox
    const provider = await open('provider.localhost', say(200, {}))
    const services = { api: frame, faucet: frame, frame, mailbox, onramp, rpc }
    const events = mailbox
    const bundlers = { bundler: frame, paymaster: frame }
    const urls = {
      ...{ ...services, ...bundlers },
      ...{ events, provider, relay, walletPage },
    }
    const chain = { id: 31337, name: 'Anvil', rpcUrl: rpc }
    const solana = { name: 'Solana (local)', rpcUrl: rpc }
    local = { projectId: 'local', urls, chains: [chain], solana } as never
  })
  afterEach(async () => {
    for (const server of servers.splice(0))
      await new Promise((resolve) => server.close(resolve))
  })

  test('default: all answer, there is no mail', async () => {
    const { lastMailAt, services } = await createStatus(local)()
    expect(services.map(({ id, isUp }) => [id, isUp])).toEqual([
      ['mailbox', true],
      ['frame', true],
      ['api', true],
      ['events', true],
      ['faucet', true],
      ['onramp', true],
      ['provider', true],
      ['walletPage', true],
      ['relay', true],
      ['bundler', true],
      ['paymaster', true],
      ['chain 31337', true],
      ['solana', true],
    ])
    expect(services[0]).toMatchObject({ url: local.urls.mailbox })
    expect(lastMailAt).toBeUndefined()
  })

  test('behavior: tells when the newest mail arrived', async () => {
    const to = 'ada@example.com'
    const mails = [
      { code: '123456', sentAt: '2026-01-02T00:00:00.000Z', to },
      { sentAt: 'old', to },
    ]
    local.urls.mailbox = await open('localhost', say(200, { mails }))
    const { lastCode, lastMailAt } = await createStatus(local)()
    expect(lastCode).toEqual({ code: '123456', to })
    expect(lastMailAt).toBe('2026-01-02T00:00:00.000Z')
  })

  test('error: who fails or has gone is down, the others are not', async () => {
    local.urls.api = await open('localhost', say(500, {}))
    local.urls.mailbox = 'http://localhost:1'
    const { services } = await createStatus(local)()
    const down = services.filter(({ isUp }) => !isUp).map(({ id }) => id)
    expect(down).toEqual(['mailbox', 'api'])
  })
})
