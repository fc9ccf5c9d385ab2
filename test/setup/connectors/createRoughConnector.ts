import {
  type Connector,
  type CreateConnectorFn,
  createConfig,
  createConnector,
  createStorage,
} from '@wagmi/core'
import { type Address, http } from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { vi } from 'vitest'
import { createKit } from '../../../src/createKit.js'
import { createMemory } from '../frame/setupAuthFrame.js'

export const roughAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/**
 * Creates a third-party connector whose methods a test can break in any way.
 */
export function createRoughConnector(
  id: string,
  faults: Partial<Connector> & { type?: string } = {},
) {
  const provider = { request: vi.fn(async () => null as unknown), id }
  const accounts = [roughAddress as Address]
  return createConnector(() => ({
    id,
    name: id,
    type: 'rough',
    connect: vi.fn(async () => ({ accounts, chainId: foundry.id }) as never),
    disconnect: vi.fn(async () => {}),
    getAccounts: async () => accounts,
    getChainId: async () => foundry.id,
    getProvider: async () => provider,
    isAuthorized: async () => true,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
    ...(faults as object),
  }))
}

/** Creates a kit with such connectors; nothing is connected. */
export function setupRough(
  connectors: CreateConnectorFn[],
  options: Partial<createKit.Parameters> = {},
  memory = createMemory(),
) {
  const config = createConfig({
    chains: [foundry, mainnet],
    connectors,
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memory }),
    transports: {
      [foundry.id]: http('http://localhost:1'),
      [mainnet.id]: http('http://localhost:1'),
    },
  })
  const kit = createKit({ config, projectId: 'test', ...options })
  const [first, second] = config.connectors as readonly Connector[]
  if (!first) throw new Error('no connectors')
  return { config, first, kit, memory, second }
}
