import {
  type Config,
  connect,
  createConfig,
  createConnector,
  createStorage,
  type Storage,
  type Connector as WagmiConnector,
} from '@wagmi/core'
import { custom, type EIP1193Provider } from 'viem'
import { base, foundry, mainnet } from 'viem/chains'
import { expect, vi } from 'vitest'
import { methods } from '../../../src/connectors/walletConnect/methods.js'
import { toConnector } from '../../../src/connectors/walletConnect/toConnector.js'
import type { walletConnect } from '../../../src/connectors/walletConnect.js'
import { account, createMemory } from '../frame/setupAuthFrame.js'
import {
  approveChains,
  createTestPairing,
  type TestWallet,
} from './createTestPairing.js'

/** Returns what the wallet approves by default. */
export function approveEvm(
  parameters: {
    accounts?: readonly string[]
    chainIds?: readonly number[]
    methods?: readonly string[]
  } = {},
) {
  const { accounts = [account], chainIds = [foundry.id, mainnet.id] } =
    parameters
  return {
    eip155: approveChains(chainIds, accounts, parameters.methods ?? methods),
  }
}

/** Creates a real wagmi config with the connector on a fake pairing. */
export function setupWalletConnect(
  parameters: setupWalletConnect.Parameters = {},
) {
  const {
    chains = [foundry, mainnet],
    kitStorage = createMemory(),
    storage = createStorage({ storage: createMemory() }),
    wallet = { session: undefined, remembered: new Set() },
  } = parameters
  const test = createTestPairing({
    baseStorage: kitStorage,
    wallet,
    logger: parameters.logger,
  })
  /** Requests to the app's own nodes. */
  const reads: { chainId: number; method: string }[] = []
  const toTransport = (chainId: number) =>
    custom({
      async request({ method }: { method: string }) {
        reads.push({ chainId, method })
        return '0x1'
      },
    })
  const config: Config = createConfig({
    chains,
    transports: {
      [base.id]: toTransport(base.id),
      [foundry.id]: toTransport(foundry.id),
      [mainnet.id]: toTransport(mainnet.id),
    },
    connectors: [
      createConnector<EIP1193Provider, walletConnect.Properties>((context) =>
        toConnector({
          config: context,
          pairing: test.pairing,
          ...parameters.options,
        }),
      ),
    ],
    multiInjectedProviderDiscovery: false,
    ssr: parameters.ssr ?? false,
    storage,
  })
  const [connector] = config.connectors as unknown as [
    WagmiConnector<walletConnect.ReturnType>,
  ]
  return { ...test, config, connector, kitStorage, reads, storage, wallet }
}

export declare namespace setupWalletConnect {
  type Parameters = {
    chains?: Config['chains'] | undefined
    kitStorage?: ReturnType<typeof createMemory> | undefined
    logger?: createTestPairing.Parameters['logger']
    options?: Pick<walletConnect.Parameters, 'isNewChainsStale' | 'namespaces'>
    ssr?: boolean | undefined
    storage?: Storage | null | undefined
    wallet?: TestWallet | undefined
  }
}

/** Waits until that many URIs have been created. */
export function seen(test: ReturnType<typeof setupWalletConnect>, count = 1) {
  return vi.waitFor(() => expect(test.proposed.length).toBe(count), {
    interval: 1,
  })
}

/** Creates a config that is connected to the wallet. */
export async function setupConnected(
  parameters: setupWalletConnect.Parameters & {
    approval?: ReturnType<typeof approveEvm>
  } = {},
) {
  const { approval = approveEvm(), ...rest } = parameters
  const test = setupWalletConnect(rest)
  const done = connect(test.config, { connector: test.connector })
  await seen(test)
  test.approve(approval)
  await done
  const provider = await test.connector.getProvider()
  return { ...test, provider }
}
