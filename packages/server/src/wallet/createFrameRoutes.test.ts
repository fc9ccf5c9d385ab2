// @vitest-environment node
import { expect, test } from 'vitest'
import { localProject } from '../projects.js'
import { createFrameRoutes } from './createFrameRoutes.js'

const rpcUrls = ['https://one.example/key', 'https://two.example/key'] as const
const [rpcUrl] = rpcUrls
const evm = {
  ...{ caipNetworkId: 'eip155:1', id: 1, name: 'Ethereum', rpcUrl },
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  ...{ routers: [], smartAccounts: false, tokens: [] },
}
const cluster = {
  ...{ caipNetworkId: 'solana:a', name: 'Solana' },
  rpcUrl: 'https://sol.example',
}

async function read(parameters: Partial<createFrameRoutes.Parameters>) {
  const app = createFrameRoutes({
    apiUrl: () => 'https://api.example',
    ...{ chains: [evm], clusters: [cluster] },
    frameDir: import.meta.dirname,
    origin: () => 'https://wallet.example',
    projects: { get: () => localProject },
    ...parameters,
  })
  const response = await app.request('/sdk/config?projectId=local')
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    config: await response.json(),
    connect: /connect-src 'self' ([^;]*);/.exec(policy)?.[1]?.split(' '),
  }
}

test('default: the main node of a chain that names no others', async () => {
  const { config, connect } = await read({})
  expect(config.chains).toMatchObject([{ rpcUrl, rpcUrls: [rpcUrl] }])
  expect(connect).toEqual([
    'https://api.example',
    'https://one.example',
    'https://sol.example',
  ])
})

test('behavior: all nodes, which the page may connect to', async () => {
  const { config, connect } = await read({
    chains: [{ ...evm, rpcUrls }],
    clusters: [{ ...cluster, rpcUrls: ['https://two.sol.example'] }],
  })
  expect(config.chains).toMatchObject([{ rpcUrl, rpcUrls }])
  expect(config.solana).toMatchObject([
    { rpcUrls: ['https://sol.example', 'https://two.sol.example'] },
  ])
  expect(connect).toEqual([
    'https://api.example',
    ...['https://one.example', 'https://two.example'],
    ...['https://sol.example', 'https://two.sol.example'],
  ])
})

test('param: isRpcRelayed', async () => {
  const chains = [{ ...evm, rpcUrls }]
  const { config, connect } = await read({ chains, isRpcRelayed: true })
  const relayed = 'https://api.example/v1/?chainId=eip155%3A1&projectId=local'
  expect(config.chains).toMatchObject([
    { rpcUrl: relayed, rpcUrls: [relayed, `${relayed}&node=1`] },
  ])
  expect(connect).toEqual(['https://api.example'])
})
