import {
  type CreateConnectorFn,
  connect,
  createConfig,
  getChainId,
  injected,
  switchChain,
} from '@wagmi/core'
import { http, SwitchChainError, UserRejectedRequestError } from 'viem'
import { base, mainnet, optimism } from 'viem/chains'
import { describe, expect, test, vi } from 'vitest'
import { followChains } from './followChains.js'
import { setChains } from './setChains.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

type Answers = Record<string, ((params: unknown) => unknown) | undefined>

/** A config with wagmi's injected connector, and a wallet the test controls. */
async function setup(answers: Answers = {}) {
  let chainId: number = mainnet.id
  const request = vi.fn(
    async ({ method, params }: { method: string; params?: unknown }) => {
      const answer = answers[method]
      if (answer) return answer(params)
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
      if (method === 'wallet_switchEthereumChain') return go(params)
      return [address]
    },
  )
  function go(params: unknown) {
    const [{ chainId: id }] = params as [{ chainId: string }]
    chainId = Number(id)
    return null
  }
  const provider = { on() {}, removeListener() {}, request }
  const connectors: CreateConnectorFn[] = [
    injected({
      target: { id: 'test', name: 'Test', provider: provider as never },
    }),
  ]
  const config = createConfig({
    chains: [mainnet, base],
    connectors,
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http(), [base.id]: http() },
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('no connector')
  await connect(config, { connector })
  const asked = (name: string) =>
    request.mock.calls.filter(([{ method }]) => method === name).length
  return { asked, config, connector, go }
}

const added = [mainnet, base, optimism] as const
const toOptimism = { chainId: optimism.id as number } as { chainId: 1 }
const toBase = { chainId: base.id }

describe('bare wagmi', () => {
  test('error: no wallet switches to a chain that was added', async () => {
    const { config } = await setup()
    config._internal.chains.setState(added as never)
    await expect(switchChain(config, toOptimism)).rejects.toThrow(
      'Chain not configured',
    )
  })

  test('error: a wallet switches to a chain that was removed', async () => {
    const { asked, config } = await setup()
    config._internal.chains.setState([mainnet] as never)
    await switchChain(config, toBase)
    expect(asked('wallet_switchEthereumChain')).toBe(1)
  })
})

test('default: switches to a chain that was added', async () => {
  const { config } = await setup()
  setChains(config as never, added)
  await switchChain(config, toOptimism)
  expect(getChainId(config)).toBe(optimism.id)
  expect([...config.state.connections.values()][0]?.chainId).toBe(optimism.id)
  // The chains of before go to the connector, as always.
  await switchChain(config, toBase)
  expect(getChainId(config)).toBe(base.id)
})

test('behavior: adds the chain to a wallet that does not know it', async () => {
  let isKnown = false
  const { asked, config, go } = await setup({
    wallet_addEthereumChain: (params) => {
      isKnown = true
      expect(params).toEqual([
        {
          blockExplorerUrls: [optimism.blockExplorers.default.url],
          chainId: '0xa',
          chainName: 'OP Mainnet',
          nativeCurrency: optimism.nativeCurrency,
          rpcUrls: optimism.rpcUrls.default.http,
        },
      ])
      return null
    },
    wallet_switchEthereumChain: (params) => {
      if (isKnown) return go(params)
      throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
    },
  })
  setChains(config as never, added)
  await switchChain(config, toOptimism)
  expect(getChainId(config)).toBe(optimism.id)
  expect(asked('wallet_addEthereumChain')).toBe(1)
})

test('behavior: never switches to a chain that was removed', async () => {
  const { asked, config } = await setup()
  setChains(config as never, [mainnet])
  const done = switchChain(config, toBase)
  await expect(done).rejects.toBeInstanceOf(SwitchChainError)
  expect(asked('wallet_switchEthereumChain')).toBe(0)
})

test('behavior: replaces `switchChain` once', async () => {
  const { config, connector } = await setup()
  setChains(config as never, added)
  const { switchChain } = connector
  followChains(config as never)
  expect(connector.switchChain).toBe(switchChain)
})

test('error: declined by the user', async () => {
  const { config } = await setup({
    wallet_switchEthereumChain: () => {
      throw Object.assign(new Error('User rejected'), { code: 4001 })
    },
  })
  setChains(config as never, added)
  await expect(switchChain(config, toOptimism)).rejects.toBeInstanceOf(
    UserRejectedRequestError,
  )
})

test('error: a wallet that does not switch', async () => {
  const { config } = await setup({ wallet_switchEthereumChain: () => null })
  setChains(config as never, added)
  await expect(switchChain(config, toOptimism)).rejects.toBeInstanceOf(
    SwitchChainError,
  )
  expect(getChainId(config)).toBe(mainnet.id)
})
