import {
  type Config,
  createConfig,
  createStorage,
  mock,
  type Storage,
  type Connector as WagmiConnector,
} from '@wagmi/core'
import { http } from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { vi } from 'vitest'
import { authFrame } from '../../../src/connectors/authFrame.js'
import type { createFakePage } from './createFakePage.js'

export const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const otherAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const mockAccount = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** Creates storage that outlives a config, as a browser's outlives a page. */
export function createMemory() {
  const map = new Map<string, string>()
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

/** Creates a real wagmi config with the connector and a mock wallet. */
export function setupAuthFrame(parameters: setupAuthFrame.Parameters) {
  const {
    kitStorage = createMemory(),
    page,
    storage = createStorage({ storage: createMemory() }),
    hasStoredSession = false,
  } = parameters
  if (page)
    for (const [name, value] of Object.entries(page.globals))
      vi.stubGlobal(name, value)
  if (hasStoredSession) kitStorage.setItem('latchkey.emailLoginUsed', 'true')
  const config: Config = createConfig({
    chains: [foundry, mainnet],
    transports: { [foundry.id]: http(), [mainnet.id]: http() },
    connectors: [
      authFrame({
        projectId: 'test',
        hosts: { frame: 'https://wallet.example/sdk' },
        storage: kitStorage,
        ...parameters.options,
      }),
      mock({
        accounts: [mockAccount],
        features: { defaultConnected: true, reconnect: true },
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage,
  })
  const [connector, wallet] = config.connectors as unknown as [
    setupAuthFrame.Connector,
    Config['connectors'][number],
  ]
  return { config, connector, kitStorage, storage, wallet }
}

export declare namespace setupAuthFrame {
  type Connector = WagmiConnector<authFrame.ReturnType>
  type Parameters = {
    page?: ReturnType<typeof createFakePage> | undefined
    kitStorage?: ReturnType<typeof createMemory> | undefined
    storage?: Storage | null | undefined
    /** Whether a login is stored. */
    hasStoredSession?: boolean | undefined
    options?: Partial<authFrame.Parameters> | undefined
  }
}
