import type { CaipNetworkId } from '../../core/ports.js'
import { createRpcError } from '../createRpcError.js'
import type { SolanaKey } from '../solana/createSolanaKey.js'
import { signTransaction } from '../solana/signTransaction.js'
import type { MockRequest } from '../types.js'

/**
 * Creates the Wallet Standard wallet of a mock wallet, for Solana. It connects
 * without a prompt where the app was connected before.
 *
 * Standard: Wallet Standard 1.0 with Solana's features.
 */
export function createStandardWallet(
  parameters: createStandardWallet.Parameters,
): createStandardWallet.ReturnType {
  const { decide, getKeys, icon, name, onRequest } = parameters
  const listeners = new Set<(change: object) => void>()
  let isConnected = false
  let accounts: readonly Account[] = []

  function toAccount({ address, publicKey }: SolanaKey): Account {
    return { address, publicKey, chains, features: signing }
  }

  function update() {
    accounts = isConnected ? getKeys().map(toAccount) : []
    for (const listener of [...listeners]) listener({ accounts })
  }

  function setConnected(value: boolean) {
    if (isConnected === value) return
    isConnected = value
    update()
  }

  function findKey(address: unknown) {
    const key = getKeys().find((key) => key.address === address)
    if (key && isConnected) return key
    throw createRpcError({
      code: 4100,
      message: 'The account is not one of the wallet.',
    })
  }

  async function ask(method: string, params: Input, run: () => unknown) {
    const caipNetworkId = params.chain ?? chains[0]
    const record = { caipNetworkId, method, params }
    onRequest(record)
    return decide(record, async () => run())
  }

  async function askEach(
    method: string,
    inputs: readonly Input[],
    run: (input: Input) => unknown,
  ) {
    const outputs: unknown[] = []
    for (const input of inputs)
      outputs.push(await ask(method, input, () => run(input)))
    return outputs
  }

  const wallet = {
    version: '1.0.0',
    chains,
    icon,
    name,
    get accounts() {
      return accounts
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect(input: { silent?: boolean | undefined } = {}) {
          if (!isConnected && !input.silent)
            await ask('standard:connect', {}, () => setConnected(true))
          return { accounts }
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: async () => setConnected(false),
      },
      'standard:events': {
        version: '1.0.0',
        on(_event: 'change', listener: (change: object) => void) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (...inputs: readonly Input[]) =>
          askEach(
            'solana:signMessage',
            inputs,
            ({ account, message = none }) => ({
              signature: findKey(account?.address).sign(message),
              signatureType: 'ed25519',
              signedMessage: message,
            }),
          ),
      },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0] as const,
        signTransaction: (...inputs: readonly Input[]) =>
          askEach(
            'solana:signTransaction',
            inputs,
            ({ account, transaction = none }) => ({
              signedTransaction: signTransaction(
                transaction,
                findKey(account?.address),
              ).transaction,
            }),
          ),
      },
    },
  }

  return {
    wallet,
    accountsChanged: () => isConnected && update(),
    disconnect: () => setConnected(false),
    dispose: () => listeners.clear(),
  }
}

export declare namespace createStandardWallet {
  type Parameters = {
    decide(request: MockRequest, next: () => Promise<unknown>): unknown
    getKeys(): readonly SolanaKey[]
    icon: string
    name: string
    onRequest(request: MockRequest): void
  }
  type ReturnType = {
    wallet: object
    /** Reports the accounts to a connected app. */
    accountsChanged(): void
    disconnect(): void
    dispose(): void
  }
}

type Account = {
  address: string
  publicKey: Uint8Array
  chains: readonly string[]
  features: readonly string[]
}

type Input = {
  account?: { address: string } | undefined
  chain?: CaipNetworkId | undefined
  message?: Uint8Array | undefined
  transaction?: Uint8Array | undefined
}

const none = new Uint8Array()
const chains = [
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
] as const
const signing = ['solana:signMessage', 'solana:signTransaction']
