'use client'
import { QueryClient } from '@tanstack/react-query'
import type { PropsWithChildren, ReactElement } from 'react'
import { type Chain, custom, type Transport } from 'viem'
import {
  type Config,
  type CreateConnectorFn,
  createConfig,
  injected,
} from 'wagmi'
import { connect } from 'wagmi/actions'
import { AUTH_CONNECTOR_ID } from '../core/constants/connectors.js'
import { LoginRequiredError } from '../core/errors/login.js'
import { WalletNotInstalledError } from '../core/errors/wallet.js'
import { testHosts } from '../core/options/testHosts.js'
import { readParameters } from '../core/parameters/readParameters.js'
import type { BaseStorage } from '../core/storage/types.js'
import { createKitStorage } from '../core/storage.js'
import { createKit, type Kit } from '../createKit.js'
import type { createMockFrame } from './createMockFrame.js'
import type { createMockWallet } from './createMockWallet.js'
import { createRpcError } from './createRpcError.js'
import { createWrapper } from './kit/createWrapper.js'

/** Project ID of test kits. */
const PROJECT_ID = 'test'

/**
 * Creates a kit for tests, with a wagmi config and the providers around it. It
 * stores everything in memory, and its hosts are names that never resolve:
 * answer the API with `apiHandlers` of `latchkey/testing/msw`.
 *
 * @param parameters.chains - chains of the wagmi config; the first is active
 * @param parameters.connectors - further connectors, default none
 * @param parameters.frame - from `createMockFrame()`, default none
 * @param parameters.kit - further parameters of `createKit`
 * @param parameters.queryClient - default one that does not retry
 * @param parameters.transports - nodes by chain ID; without one, requests to
 * the chain fail with an error that names them
 * @param parameters.wallet - from `createMockWallet()`, one or several
 * @throws ParameterError when a parameter is invalid
 *
 * @example
 * const { logIn, wrapper } = createTestKit({ chains: [foundry], frame: createMockFrame() })
 * await logIn()
 * render(<App />, { wrapper })
 */
export function createTestKit<
  const chains extends readonly [Chain, ...Chain[]],
>(
  parameters: createTestKit.Parameters<chains>,
): createTestKit.ReturnType<chains> {
  const given = readParameters(parameters, {
    chains: 'array',
    connectors: 'array | undefined',
    frame: 'object | undefined',
    kit: 'object | undefined',
    queryClient: 'object | undefined',
    transports: 'object | undefined',
    wallet: 'object | array | undefined',
  })
  const { chains, connectors = [], frame } = given
  const asked = given.kit?.hosts
  const hosts = typeof asked === 'string' ? asked : { ...testHosts, ...asked }
  const projectId = given.kit?.projectId ?? PROJECT_ID
  const storage = given.kit?.storage ?? {
    ...createMemory(),
    tab: createMemory(),
  }
  if (frame?.isLoggedIn())
    createKitStorage({ storage }).set('emailLoginUsed', true)
  const wallets = [given.wallet ?? []].flat() as createMockWallet.ReturnType[]
  for (const wallet of wallets)
    wallet.provide({ chains, transports: given.transports })
  const transports = Object.fromEntries(
    chains.map(({ id }) => [id, given.transports?.[id] ?? refuse(id)]),
  )
  const config = createConfig({
    chains,
    connectors: [
      ...(frame ? [frame.connector({ hosts, projectId, storage })] : []),
      ...wallets.map(toConnector),
      ...connectors,
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: transports as Record<chains[number]['id'], Transport>,
  })
  const kit = createKit({
    debug: false,
    ...given.kit,
    config: config as Config,
    hosts,
    projectId,
    storage,
  })
  const queryClient =
    given.queryClient ??
    new QueryClient({
      // Without collection, no timer outlives the test.
      defaultOptions: { queries: { gcTime: Infinity, retry: false } },
    })

  return {
    config,
    kit,
    queryClient,
    wrapper: createWrapper(kit, queryClient),
    async connectWallet({ rdns } = {}) {
      const info = wallets
        .map(({ info }) => info)
        .find((info) => rdns === undefined || info.rdns === rdns)
      const connector = config.connectors.find(({ id }) => id === info?.rdns)
      if (!connector)
        throw new WalletNotInstalledError({ walletId: rdns ?? 'wallet' })
      const { accounts } = await connect(config, { connector })
      return accounts[0]
    },
    async logIn({ email = frame?.email ?? 'ada@example.com' } = {}) {
      const connector = config.connectors.find(
        ({ id }) => id === AUTH_CONNECTOR_ID,
      )
      if (!connector || !frame || !kit.frame) throw new LoginRequiredError()
      const client = await kit.frame.open()
      await client.connectEmail({ email })
      await client.connectOtp({ otp: frame.otp })
      const { accounts } = await connect(config, { connector })
      return accounts[0]
    },
    dispose() {
      kit.frame?.peek()?.destroy()
      frame?.dispose()
      for (const wallet of wallets) wallet.dispose()
      queryClient.clear()
    },
  }
}

function createMemory(): BaseStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  }
}

function toConnector(wallet: createMockWallet.ReturnType): CreateConnectorFn {
  const { icon, name, rdns: id } = wallet.info
  const provider = wallet.provider as never
  const create = injected({ target: { icon, id, name, provider } })
  return (config) => ({
    ...create(config),
    // wagmi looks for it in pages only.
    getProvider: async () => provider,
  })
}

function refuse(chainId: number) {
  return custom(
    {
      async request({ method }) {
        throw createRpcError({
          code: 4200,
          message: `The test kit has no transport for chain ${chainId}, and cannot answer ${method}. Pass \`transports\`.`,
        })
      },
    },
    { retryCount: 0 },
  )
}

export declare namespace createTestKit {
  type Parameters<
    chains extends readonly [Chain, ...Chain[]] = readonly [Chain, ...Chain[]],
  > = {
    chains: chains
    connectors?: readonly CreateConnectorFn[] | undefined
    frame?: createMockFrame.ReturnType | undefined
    kit?: Partial<Omit<createKit.Parameters, 'config'>> | undefined
    queryClient?: QueryClient | undefined
    transports?: Readonly<Record<number, Transport>> | undefined
    wallet?:
      | createMockWallet.ReturnType
      | readonly createMockWallet.ReturnType[]
      | undefined
  }
  type ReturnType<
    chains extends readonly [Chain, ...Chain[]] = readonly [Chain, ...Chain[]],
  > = {
    /** wagmi's config with the mock connectors. */
    config: Config<chains>
    /** Kit of that config. */
    kit: Kit
    /** Client without retries. */
    queryClient: QueryClient
    /** `WagmiProvider`, `QueryClientProvider` and `KitProvider`. */
    wrapper(props: PropsWithChildren): ReactElement
    /**
     * Logs in to the mock frame and connects it, as a user does.
     *
     * @param parameters.email - default that of the frame's user
     * @returns the account's address
     * @throws LoginRequiredError without a `frame`
     */
    logIn(parameters?: { email?: string | undefined }): Promise<`0x${string}`>
    /**
     * Connects a mock wallet, as a user does.
     *
     * @param parameters.rdns - of which wallet, default the first
     * @returns the account's address
     * @throws WalletNotInstalledError without such a `wallet`
     */
    connectWallet(parameters?: {
      rdns?: string | undefined
    }): Promise<`0x${string}`>
    /** Ends the frame, the wallets and what they have registered. */
    dispose(): void
  }
}
