import {
  connect,
  createConfig,
  disconnect,
  mock,
  switchChain,
} from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { vi } from 'vitest'
import { watchSignIn } from '../../../src/actions/watchSignIn.js'
import { getModalEntry } from '../../../src/core/modal/modal.js'
import { createKit } from '../../../src/createKit.js'
import type { SiwxConfig } from '../../../src/siwx/client/types.js'
import type { SiwxSession } from '../../../src/siwx/types.js'
import { createSolanaStub } from '../solana/createSolanaStub.js'

export const signInAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const otherAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Creates the sign-in of an app, which keeps its sessions in memory. */
export function createSiwxStub(options: Partial<SiwxConfig> = {}) {
  const sessions = new Map<string, SiwxSession>()
  const toId = (chainId: string, address: string) => `${chainId}:${address}`
  const own = {
    addSession: vi.fn<SiwxConfig['addSession']>(async (session) => {
      const { accountAddress, chainId } = session.data
      sessions.set(toId(chainId, accountAddress), session)
    }),
    createMessage: vi.fn<SiwxConfig['createMessage']>(async (input) => ({
      accountAddress: input.accountAddress,
      chainId: input.chainId,
      domain: 'app.example',
      nonce: 'b9c1a4c6f0d24d0f',
      toString: () => `Sign in as ${input.accountAddress}`,
      uri: 'https://app.example',
      version: '1',
    })),
    getSessions: vi.fn<SiwxConfig['getSessions']>(async (chainId, address) => {
      const found = sessions.get(toId(chainId, address))
      return found ? [found] : []
    }),
    revokeSession: vi.fn<SiwxConfig['revokeSession']>(
      async (chainId, address) => {
        sessions.delete(toId(chainId, address))
      },
    ),
    setSessions: vi.fn<SiwxConfig['setSessions']>(async (list) => {
      sessions.clear()
      for (const session of list) {
        const { accountAddress, chainId } = session.data
        sessions.set(toId(chainId, accountAddress), session)
      }
    }),
    signMessage: vi.fn(async ({ message }: { message: string }) => {
      return `signed: ${message}`
    }),
  } satisfies SiwxConfig
  const siwx = { ...own, ...options } as typeof own
  return { ids: () => [...sessions.keys()], sessions, siwx }
}

/**
 * Creates a kit with sign-in and two EVM wallets, for tests of the sign-in.
 * `watch` follows its accounts.
 */
export function createSignInKit(parameters: createSignInKit.Parameters = {}) {
  const { features, isRejecting, options, ...rest } = parameters
  const stub = createSiwxStub(options)
  const solana = createSolanaStub({ wallets: parameters.wallets ?? [] })
  const config = createConfig({
    chains: [mainnet, base],
    connectors: [
      mock({
        accounts: [signInAddress],
        features: { signMessageError: Boolean(isRejecting) },
      }),
      mock({ accounts: [otherAddress] }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [mainnet.id]: http('http://localhost:1'),
      [base.id]: http('http://localhost:1'),
    },
  })
  const [first, second] = config.connectors
  if (!first || !second) throw new Error('no connectors')
  const kit = createKit({
    config,
    projectId: 'test',
    ...(features && { features }),
    solana: () => solana.port,
    ...(!rest.siweConfig && { siwx: stub.siwx }),
    ...(rest.siweConfig && { siweConfig: rest.siweConfig }),
  })
  const read = () => kit.store.get(kit.atoms.modal)
  return {
    ...stub,
    config,
    connectFirst: () => connect(config, { connector: first }),
    connectSecond: () => connect(config, { connector: second }),
    disconnectFirst: () => disconnect(config, { connector: first }),
    disconnectSecond: () => disconnect(config, { connector: second }),
    first,
    goForeign: () => first.emitter.emit('change', { chainId: 5 }),
    kit,
    /** Returns the state of the modal. */
    read,
    solana,
    switchTo: (chainId: 1 | 8453) => switchChain(config, { chainId }),
    toast: () => kit.store.get(kit.atoms.notices).toast?.key,
    /** Returns the view that is shown, or `undefined` while closed. */
    view: () => (read().isOpen ? getModalEntry(read()).view : undefined),
    watch() {
      const stops = [kit.mount(), watchSignIn(kit)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

export declare namespace createSignInKit {
  type Parameters = {
    features?: createKit.Parameters['features']
    /** Whether the first wallet declines signatures. */
    isRejecting?: boolean | undefined
    options?: Partial<SiwxConfig> | undefined
    siweConfig?: createKit.Parameters['siweConfig']
    wallets?: createSolanaStub.Parameters['wallets']
  }
}
