// @vitest-environment node
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { askServer } from '../../test/askServer.js'
import { openFake } from '../../test/openFake.js'
import { readConfig } from '../config/readConfig.js'
import { localProject, type Project } from '../projects.js'
import { createMemoryStore } from '../store/createMemoryStore.js'
import { type RunningServer, startServer } from './startServer.js'

const running: Pick<RunningServer, 'stop'>[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})

/** A server that keeps all in memory. */
async function start(
  parameters: Partial<startServer.Parameters> = {},
  environment: Record<string, string> = {},
) {
  const server = await startServer({
    config: readConfig({
      ...{ DRAIN_SECONDS: '0', LOG_LEVEL: 'silent', PORT: '0' },
      ...{ MASTER_KEY: '0'.repeat(64), RPC_URLS: '1=http://localhost:1' },
      ...environment,
    }),
    ...{ frameDir: import.meta.dirname, print: () => {} },
    store: createMemoryStore(),
    ...parameters,
  })
  running.push(server)
  const read = async (path: string, init = {}) =>
    askServer(server, `${path}?projectId=local`, init)
  return { read, server }
}

test('default: no frame is told of a faucet, and nobody has one', async () => {
  const { read } = await start()
  const config = await read('/sdk/config')
  expect(config.status).toBe(200)
  expect(config.text).not.toContain('faucet')
  const body = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }
  expect((await read('/faucet', { body })).status).toBe(404)
})

test('param: frame', async () => {
  const address = '0xe1DA8919f262Ee86f9BE05059C9280142CF23f48'
  const routers = [{ address, name: 'Exchange' }] as const
  const { read } = await start({
    frame: { chains: { 'eip155:1': { routers } }, hasFaucet: true },
  })
  expect((await read('/sdk/config')).json()).toMatchObject({
    chains: [{ id: 1, routers }],
    faucet: true,
  })
})

test('behavior: the frame learns what the operator has decided', async () => {
  const networks = {
    'eip155:1': { isRollup: true },
    'eip155:11155111': { isTest: true },
  }
  const cluster = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const chosen = { cardLimit: '25', passkeyAbove: '50', textMessages: 'window' }
  const { read } = await start(
    { projects: () => [{ ...localProject, ...chosen } as Project] },
    {
      API_CONFIG: JSON.stringify({
        networks: { ...networks, [cluster]: { isTest: true } },
      }),
      RPC_URLS: `1=http://localhost:1,11155111=http://localhost:2,${cluster}=http://localhost:3`,
    },
  )
  const config = (await read('/sdk/config')).json() as {
    chains: { isRollup?: boolean; isTest?: boolean }[]
    solana: { isTest?: boolean }[]
  }
  expect(config).toMatchObject(chosen)
  expect(config.chains.map(({ isTest }) => isTest)).toEqual([undefined, true])
  expect(config.chains.map(({ isRollup }) => isRollup)).toEqual([
    ...[true, undefined],
  ])
  expect(config.solana.map(({ isTest }) => isTest)).toEqual([true])
})

test('behavior: the frame has every node of a chain, by the API', async () => {
  const open = async (result: string) => {
    const fake = await openFake((_, text) => {
      const { id } = JSON.parse(text) as { id: number }
      return { body: { id, jsonrpc: '2.0', result } }
    })
    running.push({ stop: () => fake.close() })
    return `${fake.url}/secret`
  }
  const nodes = [await open('0x1'), await open('0x2')]
  const cluster = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
  const { read, server } = await start(
    {},
    { RPC_URLS: `1=${nodes.join('|')},${cluster}=${nodes.join('|')}` },
  )
  const config = await read('/sdk/config')
  expect(config.text).not.toContain('secret')
  const { chains, solana } = config.json() as {
    [key in 'chains' | 'solana']: { rpcUrl: string; rpcUrls: string[] }[]
  }
  for (const chain of [...chains, ...solana]) {
    expect(chain.rpcUrls).toHaveLength(2)
    expect(chain.rpcUrls[0]).toBe(chain.rpcUrl)
  }
  const body = { id: 1, jsonrpc: '2.0', method: 'eth_blockNumber', params: [] }
  const ask = async (url: string) => {
    const { pathname, search } = new URL(url)
    return (await askServer(server, `${pathname}${search}`, { body })).json()
  }
  const rpcUrls = chains[0]?.rpcUrls ?? []
  expect(await Promise.all(rpcUrls.map(ask))).toMatchObject([
    { result: '0x1' },
    { result: '0x2' },
  ])
  for (const node of ['2', '-1', '0x1', 'rpcUrls'])
    expect(await ask(`${rpcUrls[0]}&node=${node}`)).toMatchObject({
      error: { code: -32602 },
    })
})

test('param: projects, features, routes, analytics', async () => {
  const swap = { id: 'swap', isEnabled: true, config: ['1inch'] }
  const received: unknown[] = []
  const routes = new Hono().get('/extra', (c) => c.text('here'))
  const { read } = await start({
    ...{ features: [swap], routes },
    analytics: { add: (events) => void received.push(...events) },
    projects: () => [{ ...localProject, allowedOrigins: ['http://a.test'] }],
  })
  expect((await read('/appkit/v1/config')).json().features).toContainEqual(swap)
  expect((await read('/projects/v1/origins')).json()).toEqual({
    allowedOrigins: ['http://a.test'],
  })
  expect((await read('/extra')).text).toBe('here')
  expect((await read('/getAnalyticsConfig')).json()).toEqual({
    isAnalyticsEnabled: true,
    isBatchEnabled: true,
  })
})

test('param: isPortFree', async () => {
  const { server } = await start()
  const PORT = String(server.port)
  await expect(start({}, { PORT })).rejects.toThrow('EADDRINUSE')
  const other = await start({ isPortFree: true }, { PORT })
  expect(other.server.port).not.toBe(server.port)
  expect((await other.read('/sdk/config')).status).toBe(200)
})
