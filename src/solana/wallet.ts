import type {
  SolanaNetworkId,
  SolanaPreflightCommitment,
} from '../core/ports/solana.js'

/** An account as its wallet tells it. */
export type WalletAccount = {
  /** Base58 public key. */
  address: string
  path?: string | undefined
}

/** What a wallet tells by itself while it is connected. */
export type WalletChange = {
  /** All accounts it shares now; none means that it has disconnected. */
  accounts?: readonly WalletAccount[] | undefined
  /** It has gone to another cluster. */
  caipNetworkId?: SolanaNetworkId | undefined
}

type Request = {
  address: string
  /** The cluster the request is made for, fixed whatever is active later. */
  caipNetworkId: SolanaNetworkId
  signal?: AbortSignal | undefined
}

/**
 * A wallet of any kind (wallet-standard, adapter, embedded), as the store and
 * the sends use it. Failures are translated: viem's UserRejectedRequestError
 * for a refusal, KitErrors otherwise.
 */
export type WalletHandle = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly isEmbedded: boolean
  /** Has announced itself to the page (Wallet Standard). */
  readonly isAnnounced?: boolean | undefined
  /** At the other end of WalletConnect, with no place in this browser. */
  readonly isPairing?: boolean | undefined
  /** Whether it was found in this browser. */
  isInstalled(): boolean
  /** Whether it can be connected now: some load a page of their own instead. */
  isReady(): boolean
  connect(parameters: {
    caipNetworkId: SolanaNetworkId
    /** Of an earlier visit: no prompt is shown. */
    isSilent: boolean
    /** Ends the question; wallets that cannot take it back go on. */
    signal?: AbortSignal | undefined
  }): Promise<readonly WalletAccount[]>
  disconnect(): Promise<void>
  subscribe(listener: (change: WalletChange) => void): () => void
  /** The ed25519 signature, 64 bytes. */
  signMessage?(
    parameters: Request & { message: Uint8Array },
  ): Promise<Uint8Array>
  /** Takes and gives serialized transactions, legacy or version 0. */
  signTransaction?(
    parameters: Request & { transaction: Uint8Array },
  ): Promise<Uint8Array>
  /** As `signTransaction`, asked in one go; answers in the same order. */
  signAllTransactions?(
    parameters: Request & { transactions: readonly Uint8Array[] },
  ): Promise<readonly Uint8Array[]>
  /** The base58 signature. */
  signAndSendTransaction?(
    parameters: Request & {
      transaction: Uint8Array
      options?:
        | {
            skipPreflight?: boolean | undefined
            preflightCommitment?: SolanaPreflightCommitment | undefined
            maxRetries?: number | undefined
            minContextSlot?: number | undefined
          }
        | undefined
    },
  ): Promise<string>
}
