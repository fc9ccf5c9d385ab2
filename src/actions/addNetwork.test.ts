import { type Config, connect, createConfig, getBlockNumber } from '@wagmi/core'
import { watchChains } from '@wagmi/core/internal'
import { custom, http } from 'viem'
import { base, mainnet, optimism, sepolia } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createRoughConnector } from '../../test/setup/connectors/createRoughConnector.js'
import { createKit } from '../createKit.js'
import {
  devnet,
  mainnet as solanaMainnet,
} from '../solana/clusters/clusters.js'
import { solana } from '../solana/solana.js'
import { addNetwork } from './addNetwork.js'
import { switchNetwork } from './switchNetwork.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

function setup(options: Partial<createKit.Parameters> = {}) {
  const config: Config = createConfig({
    chains: [mainnet],
    connectors: [
      createRoughConnector('one', {
        switchChain: (async () => optimism) as never,
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const kit = createKit({ config, projectId: 'a&b', ...options })
  return { config, kit }
}

/** Answers every request of a node, and returns the URLs that were asked. */
function stubNode() {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    urls.push(String(url))
    const asked = [JSON.parse(body)].flat() as { id: number }[]
    const answers = asked.map(({ id }) => ({
      id,
      jsonrpc: '2.0',
      result: '0x5',
    }))
    const isBatch = body.startsWith('[')
    return Response.json(isBatch ? answers : answers[0])
  })
  return urls
}

const read = (config: Config, chainId: number) =>
  getBlockNumber(config, { cacheTime: 0, chainId })

test('default: the config has the chain, and reads from the kit RPC host', async () => {
  const urls = stubNode()
  const { config, kit } = setup({ hosts: { rpc: 'https://rpc.example' } })
  const onChange = vi.fn()
  const stop = watchChains(config, { onChange })
  expect(await addNetwork(kit, { network: base })).toEqual({ chainId: 8453 })
  stop()
  expect(config.chains.map(({ id }) => id as number)).toEqual([1, 8453])
  expect(onChange).toHaveBeenCalledOnce()
  expect(await read(config, base.id)).toBe(5n)
  expect(urls).toEqual([
    'https://rpc.example/v1/?chainId=eip155%3A8453&projectId=a%26b',
  ])
})

test('behavior: a chain the host does not serve is read from its own node', async () => {
  const urls = stubNode()
  const { config, kit } = setup()
  const rpcUrls = { default: { http: ['https://node.example'] } }
  await addNetwork(kit, { network: { ...base, id: 987_654, rpcUrls } })
  await read(config, 987_654)
  expect(urls).toEqual(['https://node.example/'])
})

test('param: transport', async () => {
  const { config, kit } = setup()
  const request = vi.fn(async () => '0x9')
  await addNetwork(kit, { network: base, transport: custom({ request }) })
  expect(await read(config, base.id)).toBe(9n)
})

test('error: transport that is no transport of viem', async () => {
  const { config, kit } = setup()
  const chains = config.chains.length
  for (const transport of [() => undefined, () => ({}), () => null])
    await expect(
      addNetwork(kit, { network: base, transport: transport as never }),
    ).rejects.toMatchObject({
      code: 'INVALID_PARAMETER',
      parameter: 'transport',
    })
  expect(config.chains).toHaveLength(chains)
})

test('behavior: leaves what the app passed to the config alone', async () => {
  const chains = [mainnet] as const
  const transports = Object.freeze({ [mainnet.id]: http() })
  const config = createConfig({ chains, storage: null, transports })
  await addNetwork(createKit({ config, projectId: 'test' }), { network: base })
  expect(chains).toHaveLength(1)
  expect(Object.keys(transports)).toEqual(['1'])
  expect(config.chains).toHaveLength(2)
})

test('behavior: a network with the same ID is replaced, in its place', async () => {
  const { config, kit } = setup()
  const transport = custom({ request: async () => '0x1' })
  await addNetwork(kit, { network: base, transport })
  const again = { network: { ...mainnet, name: 'Mine' }, transport }
  await addNetwork(kit, again)
  expect(config.chains.map(({ name }) => name)).toEqual(['Mine', 'Base'])
  expect(await read(config, mainnet.id)).toBe(1n)
})

test('behavior: wallets switch to it', async () => {
  const { config, kit } = setup()
  const [connector] = config.connectors
  if (!connector) return expect.unreachable()
  await connect(config, { connector })
  const done = switchNetwork(kit, { chainId: optimism.id })
  await expect(done).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  await addNetwork(kit, { network: optimism })
  expect(await switchNetwork(kit, { chainId: optimism.id })).toEqual({
    chainId: optimism.id,
  })
})

test('behavior: a cluster, at the kit RPC host', async () => {
  const { kit } = setup({ solana: solana({ clusters: [solanaMainnet] }) })
  const before = kit.solana?.clusters
  expect(await addNetwork(kit, { network: devnet })).toEqual({
    chainId: devnet.id,
  })
  expect(kit.solana?.clusters).not.toBe(before)
  expect(kit.solana?.clusters).toMatchObject([
    { name: 'Solana' },
    { id: devnet.id, rpcUrl: expect.stringContaining('projectId=a%26b') },
  ])
  await kit.solana?.switchNetwork({ caipNetworkId: devnet.id })
  expect(kit.solana?.getState().network).toBe(devnet.id)
})

test('behavior: a cluster with another node', async () => {
  const { kit } = setup({ solana: solana({ clusters: [devnet] }) })
  const rpcUrl = 'https://node.example'
  await addNetwork(kit, { network: { ...devnet, rpcUrl } })
  expect(kit.solana?.clusters).toEqual([{ ...devnet, rpcUrl }])
  const { getConnection } = kit.solana as ReturnType<ReturnType<typeof solana>>
  expect((await getConnection(devnet.id)).rpcEndpoint).toBe(rpcUrl)
})

describe('error', () => {
  test.each([
    ['polkadot', 'polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    ['bip122', 'bip122:000000000019d6689c085ae165831e93'],
    ['cosmos', 'cosmos:cosmoshub-3'],
    ['solana', devnet.id],
  ])('no adapter for %s', async (namespace, id) => {
    const { kit } = setup()
    const network = { ...devnet, id } as never
    await expect(addNetwork(kit, { network })).rejects.toMatchObject({
      code: 'ADAPTER_NOT_FOUND',
      details: namespace,
      shortMessage: 'Adapter not found',
    })
  })

  test.each([
    ['its id', { id: 0 }, 'INVALID_CHAIN_ID'],
    ['its id', { id: 1.5 }, 'INVALID_CHAIN_ID'],
    ['its id', { id: undefined }, 'INVALID_CHAIN_ID'],
    ['its namespace', { id: 'near:main' }, 'INVALID_CAIP_NETWORK_ID'],
    ['its name', { name: ' ' }, 'INVALID_NETWORK'],
    ['its currency', { nativeCurrency: undefined }, 'INVALID_NETWORK'],
    [
      'its decimals',
      { nativeCurrency: { decimals: 1.5, name: 'A', symbol: 'A' } },
      'INVALID_NETWORK',
    ],
    ['its node', { rpcUrls: undefined }, 'INVALID_NETWORK'],
    ['its node', { rpcUrls: { default: { http: [] } } }, 'INVALID_NETWORK'],
    [
      'its node',
      { rpcUrls: { default: { http: ['javascript:1'] } } },
      'INVALID_NETWORK',
    ],
  ])('%s: %j', async (_title, change, code) => {
    const { config, kit } = setup()
    const network = { ...base, ...change } as never
    await expect(addNetwork(kit, { network })).rejects.toMatchObject({ code })
    expect(config.chains).toHaveLength(1)
  })

  test('a cluster without a name', async () => {
    const { kit } = setup({ solana: solana({ clusters: [solanaMainnet] }) })
    const network = { ...devnet, name: '' }
    await expect(addNetwork(kit, { network })).rejects.toMatchObject({
      code: 'INVALID_CLUSTERS',
    })
    expect(kit.solana?.clusters).toHaveLength(1)
  })

  test.each([[undefined], [{}], [{ network: sepolia, transport: 'http' }]])(
    'parameters: %j',
    async (parameters) => {
      const done = addNetwork(setup().kit, parameters as never)
      await expect(done).rejects.toMatchObject({ code: 'INVALID_PARAMETER' })
    },
  )
})
