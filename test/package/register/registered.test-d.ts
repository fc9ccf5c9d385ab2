import {
  createKit,
  type KitProvider,
  useActiveAccount,
  useBalances,
  useNetworks,
  useSwitchNetwork,
} from 'latchkey'
import { switchNetwork } from 'latchkey/actions'
import { authFrame } from 'latchkey/connectors'
import { balancesQueryOptions } from 'latchkey/query'
import type { ComponentProps } from 'react'
import { expectTypeOf, test } from 'vitest'
import {
  type Config,
  createConfig,
  http,
  useBlockNumber,
  useChainId,
  useConfig,
} from 'wagmi'
import { mainnet, optimism } from 'wagmi/chains'

const projectId = 'id'
const config = createConfig({
  chains: [mainnet, optimism],
  connectors: [authFrame({ projectId })],
  transports: { [mainnet.id]: http(), [optimism.id]: http() },
})
const kit = createKit({ config, projectId })

declare module 'wagmi' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: wagmi's own way
  interface Register {
    config: typeof config
  }
}

test('default: the config is registered', () => {
  expectTypeOf(useConfig()).toEqualTypeOf<typeof config>()
  expectTypeOf(useChainId()).toEqualTypeOf<1 | 10>()
  // @ts-expect-error The config has no such chain.
  useBlockNumber({ chainId: 8453 })
})

test('behavior: a kit takes it', () => {
  expectTypeOf(kit.config).toEqualTypeOf<Config>()
  expectTypeOf<{ kit: typeof kit }>().toExtend<
    ComponentProps<typeof KitProvider>
  >()
  createKit({ config: useConfig(), projectId })
})

test("behavior: wagmi's chain ids are chain ids of the kit", () => {
  const chainId = useChainId()
  useBalances({ chainId })
  balancesQueryOptions(kit, { chainId })
  switchNetwork(kit, { chainId })
  useSwitchNetwork().mutate({ chainId })
  useNetworks().switchNetwork(chainId)
})

test('behavior: chains that are not in the config have ids, too', () => {
  useBalances({ chainId: 8453 })
  useBalances({ chainId: 'eip155:8453' })
  const account = useActiveAccount({ namespace: 'eip155' })
  expectTypeOf(account?.chainId).toEqualTypeOf<number | undefined>()
  // @ts-expect-error A wallet may be on a chain that the config does not have.
  useBlockNumber({ chainId: account?.chainId })
})
