import type { Hex, LocalAccount, Transport } from 'viem'
import { readParameters } from '../core/parameters/readParameters.js'
import { createId } from '../core/secureContext/createId.js'
import { approve } from './approve.js'
import { createEvmSigner } from './evm/createEvmSigner.js'
import { toAccounts } from './evm/toAccounts.js'
import { createSolanaKey } from './solana/createSolanaKey.js'
import type { MockDecision, MockRequest } from './types.js'
import { announceProvider } from './wallet/announceProvider.js'
import { announceStandard } from './wallet/announceStandard.js'
import { createEvmProvider } from './wallet/createEvmProvider.js'
import { createStandardWallet } from './wallet/createStandardWallet.js'

/**
 * Creates a wallet for tests. It is announced to the page like a browser
 * extension, signs with real keys, and does what the test decides. It makes no
 * request of its own.
 *
 * In Node, where nothing can be announced, use `provider`, or pass the wallet
 * to `createTestKit`.
 *
 * Transactions are sent to the node of `transports`. Without one they are
 * signed and their hash is returned, but nothing is sent.
 *
 * Standard: EIP-1193 and EIP-6963; with `solanaAccounts` also Wallet Standard.
 *
 * @param parameters.accounts - viem's local accounts, or private keys; default
 * the first account of Anvil
 * @param parameters.chains - chains the wallet knows, the first is active;
 * default those of `createTestKit`, else 31337
 * @param parameters.name, parameters.rdns, parameters.icon - what apps show
 * @param parameters.onRequest - decides about requests that a wallet shows to
 * its user; default `approve()`
 * @param parameters.solanaAccounts - seeds of 32 bytes, or secret keys of 64;
 * default none, and no Solana wallet
 * @param parameters.transports - nodes by chain ID, for reads and transactions
 * @throws ParameterError when a parameter is invalid
 *
 * @example
 * const wallet = createMockWallet({ onRequest: reject(4001) })
 * // ...
 * expect(wallet.requests.map(({ method }) => method)).toContain('personal_sign')
 * wallet.dispose()
 */
export function createMockWallet(
  parameters: createMockWallet.Parameters = {},
): createMockWallet.ReturnType {
  const given = readParameters(parameters, {
    accounts: 'array | undefined',
    chains: 'array | undefined',
    icon: 'string | undefined',
    name: 'string | undefined',
    onRequest: 'function | undefined',
    rdns: 'string | undefined',
    solanaAccounts: 'array | undefined',
    transports: 'object | undefined',
  })
  const { icon = walletIcon, name = 'Mock Wallet' } = given
  const { rdns = 'test.latchkey.mock' } = given
  let accounts = toAccounts(given.accounts)
  let keys = (given.solanaAccounts ?? []).map(createSolanaKey)
  let chains = given.chains ?? [{ id: 31337 }]
  let transports = given.transports ?? {}
  let decision = given.onRequest ?? approve()
  const requests: MockRequest[] = []

  const onRequest = (request: MockRequest) => void requests.push(request)
  const decide = (request: MockRequest, next: () => Promise<unknown>) =>
    decision(request, { disconnect, next })
  const evm = createEvmProvider({
    decide,
    getAccounts: () => accounts,
    getChainIds: () => chains.map(({ id }) => id),
    onRequest,
    sign: createEvmSigner({
      getAccounts: () => accounts,
      getChain: (id) => chains.find((chain) => chain.id === id) ?? { id },
      getTransport: (id) => transports[id],
    }),
  })
  const standard = createStandardWallet({
    decide,
    getKeys: () => keys,
    icon,
    name,
    onRequest,
  })
  const info = Object.freeze({ icon, name, rdns, uuid: createId() })
  const { provider } = evm
  const leaves = [announceProvider({ info, provider })]
  if (keys.length > 0) leaves.push(announceStandard(standard.wallet))

  function disconnect() {
    evm.disconnect()
    standard.disconnect()
  }

  return {
    info,
    provider,
    requests,
    standardWallet: standard.wallet,
    disconnect,
    provide(provided) {
      if (!given.transports) transports = provided.transports ?? {}
      if (given.chains || !provided.chains[0]) return
      chains = provided.chains
      evm.setChain(provided.chains[0].id)
    },
    setAccounts(next) {
      accounts = toAccounts(next)
      evm.accountsChanged()
    },
    setChain: (chainId) => evm.setChain(chainId),
    setOnRequest(next) {
      decision = next
    },
    setSolanaAccounts(next) {
      keys = next.map(createSolanaKey)
      standard.accountsChanged()
    },
    dispose() {
      for (const leave of leaves) leave()
      evm.dispose()
      standard.dispose()
    },
  }
}

export declare namespace createMockWallet {
  type Parameters = {
    accounts?: readonly (Hex | LocalAccount)[] | undefined
    chains?: readonly { id: number }[] | undefined
    /** Data URL. */
    icon?: string | undefined
    /** @default 'Mock Wallet' */
    name?: string | undefined
    onRequest?: MockDecision | undefined
    /** @default 'test.latchkey.mock' */
    rdns?: string | undefined
    solanaAccounts?: readonly Uint8Array[] | undefined
    transports?: Readonly<Record<number, Transport>> | undefined
  }
  type ReturnType = {
    /** What the wallet announces by EIP-6963. */
    info: Readonly<{ icon: string; name: string; rdns: string; uuid: string }>
    /** Standard: EIP-1193. */
    provider: createEvmProvider.Provider
    /** All requests so far, in order: EVM and Solana, reads included. */
    requests: readonly MockRequest[]
    /** The wallet of the Wallet Standard. */
    standardWallet: object
    /** The wallet loses its connection, and apps their permission. */
    disconnect(): void
    /** Stops announcing the wallet, and removes all listeners. */
    dispose(): void
    /** Chains and nodes, unless created with some. `createTestKit` calls it. */
    provide(parameters: {
      chains: readonly { id: number }[]
      transports?: Readonly<Record<number, Transport>> | undefined
    }): void
    /** The user switches to other accounts. */
    setAccounts(accounts: readonly (Hex | LocalAccount)[]): void
    /** The user switches to another chain. */
    setChain(chainId: number): void
    /** Decides about requests from now on. */
    setOnRequest(onRequest: MockDecision): void
    /** The user switches to other Solana accounts. */
    setSolanaAccounts(accounts: readonly Uint8Array[]): void
  }
}

/** A square: both standards require an icon. */
const walletIcon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PHBhdGggZmlsbD0iIzU1NSIgZD0iTTAgMGgxNnYxNkgweiIvPjwvc3ZnPg=='
