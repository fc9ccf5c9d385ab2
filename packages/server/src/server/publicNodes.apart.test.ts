// @vitest-environment node
// A process of its own: an embedded Postgres takes much memory.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base, mainnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { askServer } from '../../test/askServer.js'
import { readConfig } from '../config/readConfig.js'
import { type RunningServer, startServer } from './startServer.js'

const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const { fetch } = globalThis
let folder = ''
let server: RunningServer

/** Stands for the public nodes: this machine has no network. */
const node = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { id } = JSON.parse(Buffer.concat(chunks).toString())
  const result = request.url === '/base' ? '0x2105' : '0xde0b6b3a7640000'
  response.end(JSON.stringify({ id, jsonrpc: '2.0', result }))
})

const ask = (path: string, parameters?: askServer.Parameters) =>
  askServer(server, `${path}projectId=local`, parameters)
const call = (chainId: string) =>
  ask(`/v1/?chainId=${chainId}&`, {
    body: { id: 1, jsonrpc: '2.0', method: 'eth_chainId', params: [] },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-public-'))
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve))
  server = await startServer({
    config: readConfig({ DATA_DIR: join(folder, 'data'), PORT: '0' }),
    frameDir: folder,
    print: () => {},
    writeLog: () => {},
  })
}, 120_000)

// Mocks end with each test.
beforeEach(() => {
  const { port } = node.address() as AddressInfo
  const places = new Map([
    [mainnet.rpcUrls.default.http[0] as string, ''],
    [base.rpcUrls.default.http[0] as string, 'base'],
  ])
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const place = places.get(String(url))
    if (place === undefined) throw new Error(`no network for ${url}`)
    return fetch(`http://127.0.0.1:${port}/${place}`, init)
  })
})

afterAll(async () => {
  await server?.stop()
  node.close()
  node.closeAllConnections()
  await rm(folder, { force: true, recursive: true })
})

test('default: the frame gets the chains that its app asks for', async () => {
  const answer = await ask('/sdk/config?chainId=eip155:1&chainId=eip155:8453&')
  const { chains, hasMoreChains, solana: clusters } = answer.json()
  expect(hasMoreChains).toBe(true)
  expect(chains).toMatchObject([
    { id: 1, name: 'Ethereum', smartAccounts: true },
    { id: 8453, name: 'Base' },
  ])
  // Through this server: the browser meets no other host.
  expect(chains[0].rpcUrl).toBe(
    `${server.url}/v1/?chainId=eip155%3A1&projectId=local`,
  )
  expect(clusters).toContainEqual(
    expect.objectContaining({ caipNetworkId: solana }),
  )
})

test('default: their requests go to the public nodes', async () => {
  expect((await call('eip155:8453')).json()).toMatchObject({ result: '0x2105' })
  expect((await call('eip155:123456789012345')).json()).toMatchObject({
    error: { message: 'Unknown chainId' },
  })
})

test('behavior: balances of all chains are of those asked for', async () => {
  const path = `/v1/account/${address}/balance?currency=usd&`
  const { balances } = (await ask(`${path}chainId=eip155:1&`)).json()
  expect(balances).toMatchObject([
    { chainId: 'eip155:1', quantity: { numeric: '1' }, symbol: 'ETH' },
  ])
  const all = (await ask(path)).json().balances
  expect(all.map(({ chainId }: { chainId: string }) => chainId)).toEqual(
    expect.arrayContaining(['eip155:1', 'eip155:8453']),
  )
  expect(all).toHaveLength(2)
})

test('behavior: says that it supports every chain it can serve', async () => {
  const { http } = (await ask('/v1/supported-chains?')).json()
  for (const id of ['eip155:1', 'eip155:8453', 'eip155:31337', solana])
    expect(http).toContain(id)
})

test('error: for an unknown chain the frame still starts', async () => {
  const answer = await ask('/sdk/config?chainId=eip155:123456789012345&')
  expect(answer.json().chains).toMatchObject([{ id: 31337 }])
})
