import { connect, createConfig } from '@wagmi/core'
import {
  type Address,
  createTestClient,
  custom,
  http,
  publicActions,
  walletActions,
} from 'viem'
import { anvil as chain } from 'viem/chains'
import { createKit } from '../../../src/createKit.js'
import { createWallet } from '../wallet/createWallet.js'

type Call = { method: string; params?: unknown }

/** First account of every development node; it pays. */
export const evmPayer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/**
 * Creates a kit on a development node, whose wallet and transport a test can
 * break.
 *
 * @param parameters.kit - Further parameters of the kit.
 * @param parameters.rpc - Sits between the kit and its node.
 * @param parameters.storage - Survives a page. Default an empty one.
 */
export async function createEvmKit(parameters: createEvmKit.Parameters) {
  const { accounts = () => [evmPayer], rpc, url } = parameters
  const { pollingInterval = 20, storage = new Map() } = parameters
  const wallet = createWallet({
    accounts,
    chainId: chain.id,
    id: parameters.id,
    intercept: parameters.intercept,
    url,
  })
  const plain = http(url)({ chain, retryCount: 0 })
  const send = (call: Call) => plain.request(call as never)
  const transport = custom(
    { request: (call) => (rpc ? rpc(call, send) : send(call)) },
    { retryCount: 0 },
  )
  const config = createConfig({
    chains: [chain],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval,
    storage: null,
    transports: { [chain.id]: transport },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const kit = createKit({
    projectId: 'test',
    ...parameters.kit,
    config,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      removeItem: (key) => void storage.delete(key),
      setItem: (key, value) => void storage.set(key, value),
    },
  })
  return { config, kit, storage, wallet }
}

export declare namespace createEvmKit {
  type Parameters = {
    accounts?: (() => readonly Address[]) | undefined
    id?: string | undefined
    intercept?: createWallet.Parameters['intercept']
    kit?: Partial<createKit.Parameters> | undefined
    pollingInterval?: number | undefined
    rpc?:
      | ((
          call: Call,
          send: (call: Call) => Promise<unknown>,
        ) => Promise<unknown>)
      | undefined
    storage?: Map<string, string> | undefined
    url: string
  }
}

/** Creates another client of the same node, for what the kit must not know. */
export function createEvmClient(url: string) {
  return createTestClient({
    cacheTime: 0,
    chain,
    mode: 'anvil',
    pollingInterval: 20,
    transport: http(url),
  })
    .extend(publicActions)
    .extend(walletActions)
}
