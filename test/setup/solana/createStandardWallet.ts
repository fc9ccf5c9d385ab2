import type { Wallet, WalletAccount } from '@wallet-standard/base'
import {
  createSolanaKey as createKey,
  type SolanaKey,
} from '../../../src/testing/solana/createSolanaKey.js'
import { signTransaction } from '../../../src/testing/solana/signTransaction.js'

const chains = ['solana:mainnet', 'solana:devnet', 'solana:testnet'] as const

/** Creates an ed25519 key pair with its address. */
export function createSolanaKey(): SolanaKey {
  return createKey(crypto.getRandomValues(new Uint8Array(32)))
}

export type { SolanaKey }

/**
 * Creates a Wallet Standard wallet that the test controls: `answer` decides
 * the outcome of a connect that requires the user.
 */
export function createStandardWallet(
  parameters: {
    name?: string | undefined
    keys?: readonly SolanaKey[] | undefined
    isGranted?: boolean | undefined
    answer?: (() => Promise<void>) | undefined
    answerSilent?: (() => Promise<void>) | undefined
    chains?: readonly `solana:${string}`[] | undefined
  } = {},
) {
  const { answer, answerSilent, name = 'Ember' } = parameters
  const listeners = new Set<(change: object) => void>()
  const calls = { connect: 0, silent: 0, disconnect: 0 }
  let keys = parameters.keys ?? [createSolanaKey()]
  let walletChains = parameters.chains ?? chains
  let isGranted = parameters.isGranted ?? false

  function toAccounts(): readonly WalletAccount[] {
    return keys.map(({ address, publicKey }) => ({
      address,
      publicKey,
      chains: walletChains,
      features: ['solana:signMessage', 'solana:signTransaction'],
    }))
  }
  let accounts = isGranted ? toAccounts() : []

  function tell(change: object) {
    for (const listener of [...listeners]) listener(change)
  }
  function grant(value: boolean) {
    isGranted = value
    accounts = value ? toAccounts() : []
    tell({ accounts })
  }

  const findKey = (address: string) => {
    const key = keys.find((key) => key.address === address)
    if (!key) throw new Error('no such account')
    return key
  }

  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/png;base64,iVBORw0KGgo=',
    get chains() {
      return walletChains
    },
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false } = {}) {
          if (silent) {
            calls.silent++
            await answerSilent?.()
          } else {
            calls.connect++
            await answer?.()
            if (!isGranted) grant(true)
          }
          return { accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        async disconnect() {
          calls.disconnect++
          if (isGranted) grant(false)
        },
      },
      'standard:events': {
        version: '1.0.0',
        on(_event: 'change', listener: (change: object) => void) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: async (input: {
          account: WalletAccount
          message: Uint8Array
        }) => [
          {
            signedMessage: input.message,
            signature: findKey(input.account.address).sign(input.message),
          },
        ],
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        async signTransaction(input: {
          account: WalletAccount
          transaction: Uint8Array
        }) {
          const key = findKey(input.account.address)
          const { transaction } = signTransaction(input.transaction, key)
          return [{ signedTransaction: transaction }]
        },
      },
    },
  } satisfies Omit<Wallet, 'version'> & { version: string }

  /** Announces the wallet as extensions do, to current and later apps. */
  function register() {
    const target = globalThis.window
    const ends: (() => void)[] = []
    const callback = (api: { register(wallet: unknown): () => void }) =>
      void ends.push(api.register(wallet))
    const onReady = (event: Event) => callback((event as CustomEvent).detail)
    target.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', { detail: callback }),
    )
    target.addEventListener('wallet-standard:app-ready', onReady)
    return () => {
      target.removeEventListener('wallet-standard:app-ready', onReady)
      for (const end of ends) end()
    }
  }

  return {
    calls,
    wallet,
    register,
    getFollowers: () => listeners.size,
    isGranted: () => isGranted,
    getAddresses: () => accounts.map(({ address }) => address),
    grant,
    /** The user switches to other accounts of the wallet. */
    setKeys(next: readonly SolanaKey[]) {
      keys = next
      if (isGranted) grant(true)
    },
    setChains(next: readonly `solana:${string}`[]) {
      walletChains = next
      if (isGranted) accounts = toAccounts()
      tell({ chains: next, accounts })
    },
  }
}
