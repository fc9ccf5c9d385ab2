import type {
  Connection,
  SendOptions,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'

/**
 * What the kit uses of an `Adapter` of `@solana/wallet-adapter-base`. Declared
 * here, so that the types of `latchkey/solana` do not require that package.
 */
export type SolanaAdapter = {
  readonly name: string
  readonly icon: string
  readonly readyState: string
  readonly publicKey: { toBase58(): string } | null
  readonly connected: boolean
  readonly connecting: boolean
  autoConnect(): Promise<void>
  connect(): Promise<void>
  disconnect(): Promise<void>
  sendTransaction(
    transaction: Transaction | VersionedTransaction,
    connection: Connection,
    options?: SendOptions | undefined,
  ): Promise<string>
  signMessage?(message: Uint8Array): Promise<Uint8Array>
  signTransaction?<transaction extends Transaction | VersionedTransaction>(
    transaction: transaction,
  ): Promise<transaction>
  signAllTransactions?<transaction extends Transaction | VersionedTransaction>(
    transactions: transaction[],
  ): Promise<transaction[]>
  on(event: SolanaAdapterEvent, listener: (value?: unknown) => void): unknown
  off(event: SolanaAdapterEvent, listener: (value?: unknown) => void): unknown
}

export type SolanaAdapterEvent =
  | 'connect'
  | 'disconnect'
  | 'error'
  | 'readyStateChange'
