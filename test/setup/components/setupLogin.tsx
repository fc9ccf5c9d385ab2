import { QueryClient } from '@tanstack/react-query'
import {
  type CreateConnectorFn,
  createConfig,
  createConnector,
  createStorage,
  injected,
} from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { vi } from 'vitest'
import { toConnector } from '../../../src/connectors/walletConnect/toConnector.js'
import type { FeatureOptions } from '../../../src/core/features/features.js'
import type { LegalOptions } from '../../../src/core/legal.js'
import type { Pairing } from '../../../src/core/ports/pairing.js'
import type { SolanaPort } from '../../../src/core/ports/solana.js'
import type { WalletOptions } from '../../../src/core/wallet.js'
import { createKit } from '../../../src/createKit.js'
import { createFrameStub } from '../frame/createFrameStub.js'
import { createMemory } from '../frame/setupAuthFrame.js'
import { answerFeatures } from '../kit/answerFeatures.js'
import { createWrapper } from '../kit/createWrapper.js'

export const loginAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** Creates an injected wallet; `answer` is what the user does. */
export function createProvider({ isSilent = false } = {}) {
  const answer = vi.fn(
    async (): Promise<string[]> =>
      isSilent ? new Promise(() => {}) : [loginAddress],
  )
  const request = async ({ method }: { method: string }) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method === 'eth_requestAccounts') return answer()
    if (method === 'eth_accounts') return []
    throw Object.assign(new Error('no such method'), { code: -32601 })
  }
  return { answer, provider: { on() {}, removeListener() {}, request } }
}

/**
 * Creates a kit with wallets as wagmi creates them for announcements
 * (EIP-6963), and with the embedded wallet unless `hasEmail` is false.
 */
export function setupLogin(parameters: setupLogin.Parameters = {}) {
  const { hasEmail = true, pairing, wallets = {} } = parameters
  const stub = createFrameStub()
  const memory = createMemory()
  const config = createConfig({
    chains: [foundry],
    connectors: [
      ...(hasEmail ? [stub.connector] : []),
      ...Object.entries(wallets).map(([id, { name, provider }]) =>
        injected({ target: { id, name, provider: provider as never } }),
      ),
      ...(parameters.connectors ?? []),
      ...(pairing
        ? [createConnector((config) => toConnector({ config, pairing }))]
        : []),
    ],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memory }),
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  const { debug, features, legal, options, solana } = parameters
  const kit = createKit({
    config,
    debug,
    features,
    legal,
    projectId: 'test',
    wallets: options,
    solana: solana && (() => solana),
  })
  const queryClient = new QueryClient()
  if (!parameters.isUnasked) answerFeatures(kit, queryClient)
  const wrapper = createWrapper(kit, queryClient)
  return { ...stub, config, kit, memory, queryClient, wrapper }
}

export declare namespace setupLogin {
  type Parameters = {
    connectors?: CreateConnectorFn[] | undefined
    debug?: boolean | undefined
    features?: FeatureOptions | undefined
    hasEmail?: boolean | undefined
    /** The dashboard has not answered yet; by default it leaves all to the page. */
    isUnasked?: boolean | undefined
    legal?: LegalOptions | undefined
    /** WalletConnect, controlled by the test. */
    pairing?: Pairing | undefined
    options?: WalletOptions | undefined
    /** Solana port, controlled by the test. */
    solana?: SolanaPort | undefined
    /** Wallets by rdns. */
    wallets?: Record<string, { name: string; provider: unknown }> | undefined
  }
}
