import type {
  SolanaNetworkId,
  SolanaPreflightCommitment,
} from '../core/ports/solana.js'

/** An account as reported by its wallet. */
export type WalletAccount = {
  /** Base58 public key. */
  address: string
  path?: string | undefined
}

/** What a connected wallet reports by itself. */
export type WalletChange = {
  /** All accounts it shares now; none means that it has disconnected. */
  accounts?: readonly WalletAccount[] | undefined
  /** Cluster that it has switched to. */
  caipNetworkId?: SolanaNetworkId | undefined
}

type Request = {
  address: string
  /** Cluster that the request is made for, whichever is active later. */
  caipNetworkId: SolanaNetworkId
  signal?: AbortSignal | undefined
}

/**
 * A wallet of any kind (wallet-standard, adapter, embedded, WalletConnect), as
 * used by the store and the sends. Errors are converted: viem's
 * UserRejectedRequestError for a rejection, KitErrors otherwise.
 */
export type WalletHandle = {
  readonly id: string
  readonly name: string
  readonly icon: string | undefined
  readonly isEmbedded: boolean
  /** Whether it has announced itself to the page (Wallet Standard). */
  readonly isAnnounced?: boolean | undefined
  /** Whether it is at the other end of WalletConnect, not in this browser. */
  readonly isPairing?: boolean | undefined
  /** Whether it was found in this browser. */
  isInstalled(): boolean
  /**
   * Whether it can be connected now, even if not installed: some load a page.
   */
  isReady(): boolean
  connect(parameters: {
    caipNetworkId: SolanaNetworkId
    /** For a wallet of an earlier visit: no prompt is shown. */
    isSilent: boolean
    /** Aborts the request; wallets that cannot cancel it continue. */
    signal?: AbortSignal | undefined
  }): Promise<readonly WalletAccount[]>
  disconnect(): Promise<void>
  subscribe(listener: (change: WalletChange) => void): () => void
  /** Returns the ed25519 signature, 64 bytes. */
  signMessage?(
    parameters: Request & { message: Uint8Array },
  ): Promise<Uint8Array>
  /** Accepts and returns serialized transactions, legacy or version 0. */
  signTransaction?(
    parameters: Request & { transaction: Uint8Array },
  ): Promise<Uint8Array>
  /**
   * Like `signTransaction`, with one request; returns them in the same order.
   */
  signAllTransactions?(
    parameters: Request & { transactions: readonly Uint8Array[] },
  ): Promise<readonly Uint8Array[]>
  /** Returns the base58 signature. */
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
