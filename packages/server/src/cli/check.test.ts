// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFake } from '../../test/openFake.js'
import { check } from './check.js'

type Fake = Awaited<ReturnType<typeof openFake>>
let bundler: { chainId: string; points: unknown }
let fake: Fake

beforeAll(async () => {
  fake = await openFake((url, body) => {
    // A proxy of a service of prices, without its rates.
    if (url.pathname === '/proxy/simple/price')
      return { body: { ethereum: { usd: 2_000 } } }
    if (url.pathname.startsWith('/proxy/')) return { status: 404 }
    const { id, method } = JSON.parse(body)
    const chainId = url.pathname === '/node' ? '0x1' : bundler.chainId
    const result = method === 'eth_chainId' ? chainId : bundler.points
    return { body: { id, jsonrpc: '2.0', result } }
  })
})
afterAll(() => fake.close())

async function run(environment: Record<string, string> = {}) {
  let printed = ''
  const asked: string[] = []
  await check({
    environment: {
      // Nobody listens there.
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      MASTER_KEY: 'ab'.repeat(32),
      RPC_URLS: `1=${fake.url}/node`,
      API_CONFIG: JSON.stringify({
        bundlers: { 'eip155:1': { url: `${fake.url}/bundler/secret` } },
      }),
      ...environment,
    },
    async fetch(address, init) {
      asked.push(`${address} ${init.body}`)
      return Response.json({ error: 'bad_verification_code' })
    },
    print: (text) => {
      printed += text
    },
  }).catch(() => undefined)
  return { asked, printed }
}

test.each<[string, typeof bundler, string]>([
  [
    'default',
    { chainId: '0x1', points: ['0x0000000071727de22e5e9d8baf0edac6f37da032'] },
    'ok   bundler eip155:1: the bundler answers',
  ],
  [
    'error: of another chain',
    { chainId: '0xa', points: ['0x0000000071727de22e5e9d8baf0edac6f37da032'] },
    'FAIL bundler eip155:1: the bundler serves eip155:10',
  ],
  [
    'error: of another EntryPoint',
    { chainId: '0x1', points: ['0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789'] },
    'FAIL bundler eip155:1: the bundler has no EntryPoint 0.7',
  ],
  [
    'error: none',
    { chainId: '0x1', points: 'x' },
    'FAIL bundler eip155:1: the bundler does not answer',
  ],
])('a bundler, %s', async (_, answers, line) => {
  bundler = answers
  const { printed } = await run()
  expect(printed).toContain(line)
  expect(printed).toContain('ok   chain eip155:1: the node answers')
  expect(printed).not.toContain('secret')
})

test('behavior: each node of a chain is tried', async () => {
  const { printed } = await run({
    RPC_URLS: `1=${fake.url}/node|http://127.0.0.1:1/secret`,
  })
  expect(printed).toContain('ok   chain eip155:1: the node answers')
  expect(printed).toContain('FAIL chain eip155:1, node 2: the node does not')
  expect(printed).not.toContain('secret')
})

test('behavior: users return to the port that is configured', async () => {
  const { asked, printed } = await run({
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'value',
    PORT: '4999',
  })
  const address = 'http://wallet.localhost:4999/auth/social/callback/github'
  expect(printed).toContain(`users return to ${address}`)
  expect(asked.join()).toContain(encodeURIComponent(address))
})

test('behavior: nothing is configured', async () => {
  const { printed } = await run({ API_CONFIG: '', RPC_URLS: '' })
  expect(printed).toContain(
    'ok   chains: by public nodes, as apps ask for them',
  )
})

test('error: nothing is configured for others, and there is no local node', async () => {
  const { printed } = await run({
    ...{ API_CONFIG: '', HOST: '0.0.0.0', RPC_URLS: '' },
  })
  const line = /chain eip155:31337: (.*)/.exec(printed)?.[1]
  expect([
    'no node at localhost:8545; run npx latchkey-devnet or set RPC_URLS',
    // Of somebody who runs one.
    'the node answers',
  ]).toContain(line)
})

test('behavior: a line for each token list, and what failed once', async () => {
  const API_CONFIG = JSON.stringify({
    history: { 'eip155:1': { kind: 'blockscout', url: 'http://127.0.0.1:1' } },
    tokenLists: ['./no-such-list.json'],
  })
  const { printed } = await run({ API_CONFIG })
  expect(printed).toContain('FAIL token list 1: did not answer as it should\n')
  expect(printed).toContain(
    'FAIL blockscout eip155:1: did not answer as it should\n',
  )
})

test('behavior: a service of prices need not have rates', async () => {
  const service = { kind: 'coingecko', url: `${fake.url}/proxy` }
  const prices = { 'eip155:1': { ...service, coin: 'ethereum' } }
  const { printed } = await run({ API_CONFIG: JSON.stringify({ prices }) })
  expect(printed).toContain('ok   coingecko eip155:1: the service answers\n')
  expect(printed).toContain('ok   rates: no rates, dollars only\n')
  // One that is named for its rates has to.
  const named = JSON.stringify({ prices, rates: service })
  const { printed: failed } = await run({ API_CONFIG: named })
  expect(failed).toContain('FAIL rates: ')
})
