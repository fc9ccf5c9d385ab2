import { connect, createConfig, injected, switchChain } from '@wagmi/core'
import { type Chain, createClient } from 'viem'
import { getBalance, getBlockNumber, getChainId } from 'viem/actions'
import { base, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { POLLING_INTERVAL_MS } from '../core/constants/polling.js'
import { projectHttp } from './projectHttp.js'

const projectId = 'secret-project'
const hosts = { rpc: 'https://rpc.example/' }
const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const ownUrl = 'https://own.example/node'
const strange: Chain = {
  ...mainnet,
  id: 987_654,
  name: 'Strange',
  rpcUrls: { default: { http: [ownUrl] } },
}

afterEach(() => {
  vi.useRealTimers()
})

/** Serves nodes that answer every request with the same number. */
function serve() {
  const calls: { headers: Headers; url: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body))
    calls.push({ body, headers: new Headers(init.headers), url })
    const answer = ({ id }: { id: number }) => ({
      ...{ jsonrpc: '2.0', id, result: '0x7' },
    })
    return Response.json(Array.isArray(body) ? body.map(answer) : answer(body))
  })
  return calls
}

const createNode = (
  chain: Chain,
  parameters: Partial<projectHttp.Parameters> = {},
) =>
  createClient({
    chain,
    transport: projectHttp({ hosts, projectId, ...parameters }),
  })

test('default', async () => {
  const calls = serve()
  const client = createNode(base)
  expect(await getBlockNumber(client)).toBe(7n)
  expect(calls[0]?.url).toBe(
    'https://rpc.example/v1/?chainId=eip155%3A8453&projectId=secret-project',
  )
  expect(calls[0]?.headers.get('content-type')).toBe('text/plain')
  expect(client.transport).toMatchObject({
    key: 'projectHttp',
    timeout: 10_000,
  })
})

test('default: the polling interval for the config', () => {
  expect(POLLING_INTERVAL_MS).toBe(4_000)
})

test('behavior: batches concurrent requests, at most 1,000 each', async () => {
  const calls = serve()
  const client = createNode(mainnet)
  await Promise.all(
    Array.from({ length: 1_005 }, () =>
      client.request({ method: 'eth_getBalance', params: [address, 'latest'] }),
    ),
  )
  const sizes = calls.map(({ body }) => (body as unknown[]).length)
  expect(sizes).toEqual([1_000, 5])
})

test('behavior: a chain that is not hosted uses its own node', async () => {
  const calls = serve()
  await getBalance(createNode(strange), { address })
  expect(calls[0]?.url).toBe(ownUrl)
  expect(calls[0]?.headers.get('content-type')).toBe('application/json')
  expect(JSON.stringify(calls)).not.toContain(projectId)
})

test('param: chains', async () => {
  const calls = serve()
  await getChainId(createNode(strange, { chains: ['eip155:987654'] }))
  await getChainId(createNode(mainnet, { chains: [] }))
  expect(new URL(calls[0]?.url ?? '').host).toBe('rpc.example')
  expect(new URL(calls[1]?.url ?? '').host).not.toBe('rpc.example')
})

test('param: urls', async () => {
  const calls = serve()
  const urls = { 'eip155:1': 'https://mine.example/' }
  await getChainId(createNode(mainnet, { urls }))
  expect(calls[0]?.url).toBe('https://mine.example/')
})

test('error: a node does not answer within 10 s', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const client = createNode(mainnet)
  let failure: unknown
  client
    .request({ method: 'eth_chainId' }, { retryCount: 0 })
    .catch((error) => {
      failure = error
    })
  await vi.advanceTimersByTimeAsync(9_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(failure).toMatchObject({ name: 'TimeoutError' })
})

test.each([
  [{ projectId: ' ' }, 'PROJECT_ID_NOT_CONFIGURED'],
  [{ hosts: { rpc: 'nowhere' } }, 'INVALID_HOST'],
] as const)('error: %o', (parameters, code) => {
  expect(() => projectHttp({ hosts, projectId, ...parameters })).toThrow(
    expect.objectContaining({ code }),
  )
})

describe('project id', () => {
  test('behavior: is not in the chain that a wallet is asked to add', async () => {
    serve()
    const asked: { method: string; params?: unknown }[] = []
    let chainId = '0x1'
    const provider = {
      on() {},
      removeListener() {},
      async request(request: { method: string; params?: never[] }) {
        asked.push(request)
        const { method } = request
        if (method === 'wallet_switchEthereumChain')
          throw { code: 4902, message: 'unknown chain' }
        if (method === 'wallet_addEthereumChain') {
          chainId = '0x2105'
          return null
        }
        return method === 'eth_chainId' ? chainId : [address]
      },
    }
    vi.stubGlobal('window', globalThis)
    const config = createConfig({
      chains: [mainnet, base],
      connectors: [
        injected({
          target: { id: 'w', name: 'W', provider: provider as never },
        }),
      ],
      multiInjectedProviderDiscovery: false,
      storage: null,
      transports: {
        [mainnet.id]: projectHttp({ hosts, projectId }),
        [base.id]: projectHttp({ hosts, projectId }),
      },
    })
    const [connector] = config.connectors
    if (connector) await connect(config, { connector })
    await getBlockNumber(config.getClient({ chainId: base.id }))
    await switchChain(config, { chainId: base.id })
    const added = asked.find(
      ({ method }) => method === 'wallet_addEthereumChain',
    )
    expect(added?.params).toMatchObject([
      { chainId: '0x2105', rpcUrls: base.rpcUrls.default.http },
    ])
    expect(JSON.stringify(asked)).not.toContain(projectId)
    expect(JSON.stringify(config.chains)).not.toContain(projectId)
  })
})
