import { createConfig, getBlockNumber } from '@wagmi/core'
import { custom, http } from 'viem'
import { mainnet, optimism } from 'viem/chains'
import { describe, expect, test } from 'vitest'
import { provideClient } from './provideClient.js'
import { setChains } from './setChains.js'

function setup() {
  const config = createConfig({
    chains: [mainnet],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 1_234,
    storage: null,
    transports: { [mainnet.id]: http() },
  })
  const add = (block: number) => {
    provideClient(config as never, {
      chain: optimism,
      transport: custom({ request: async () => `0x${block.toString(16)}` }),
    })
    setChains(config as never, [mainnet, optimism])
  }
  return { add, config }
}

const onOptimism = { cacheTime: 0, chainId: optimism.id as number } as {
  chainId: 1
}

describe('bare wagmi', () => {
  test('error: a chain that was added has no client', () => {
    const { config } = setup()
    config._internal.chains.setState([mainnet, optimism] as never)
    expect(() => config.getClient(onOptimism)).toThrow(TypeError)
  })
})

test('default', async () => {
  const { add, config } = setup()
  add(7)
  expect(await getBlockNumber(config, onOptimism)).toBe(7n)
  // The options of the app's own clients.
  expect(config.getClient(onOptimism)).toMatchObject({
    batch: { multicall: true },
    chain: { id: optimism.id },
    pollingInterval: 1_234,
  })
  expect(config.getClient().chain.id).toBe(mainnet.id)
  expect(config.getClient(onOptimism)).toBe(config.getClient(onOptimism))
})

test('behavior: a chain that is added again has the new node', async () => {
  const { add, config } = setup()
  add(7)
  add(8)
  expect(await getBlockNumber(config, onOptimism)).toBe(8n)
})

test('behavior: a chain that was removed has no client', () => {
  const { add, config } = setup()
  add(7)
  setChains(config as never, [mainnet])
  expect(() => config.getClient(onOptimism)).toThrow('Chain not configured')
})
