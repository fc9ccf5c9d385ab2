import { createConfig, switchChain } from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { setChains } from './setChains.js'

async function setup() {
  const config = createConfig({
    chains: [mainnet, base],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http(), [base.id]: http() },
  })
  await switchChain(config, { chainId: base.id })
  return config
}

test('error: bare wagmi stays on a chain that was removed', async () => {
  const config = await setup()
  config._internal.chains.setState([mainnet] as never)
  expect(config.state.chainId).toBe(base.id)
  expect(() => config.getClient()).toThrow('Chain not configured')
})

test('default: falls back to the first chain', async () => {
  const config = await setup()
  setChains(config as never, [mainnet])
  expect(config.chains).toEqual([mainnet])
  expect(config.state.chainId).toBe(mainnet.id)
  expect(config.getClient().chain.id).toBe(mainnet.id)
})

test('behavior: keeps a chain that is still there', async () => {
  const config = await setup()
  setChains(config as never, [base])
  expect(config.state.chainId).toBe(base.id)
})
