import type {
  Connection,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import type {
  SolanaPort,
  SolanaPreflightCommitment,
} from '../core/ports/solana.js'

type Request = {
  /** Address of a connected account; default the active one. */
  account?: string | undefined
  /** CAIP-2 id of a configured cluster; default the current one. */
  caipNetworkId?: string | undefined
  signal?: AbortSignal | undefined
}

/** The Solana part of a kit, including what is needed to call programs. */
export type Solana = SolanaPort & {
  /**
   * Returns web3.js's connection to a cluster; web3.js loads with the first
   * one.
   *
   * @throws ChainNotSupportedError for a cluster that is not configured
   */
  getConnection(caipNetworkId?: string | undefined): Promise<Connection>
  /**
   * Has the active wallet sign a transaction, without sending it.
   *
   * @throws NotConnectedError, ChainNotSupportedError, viem's
   * UserRejectedRequestError (4001) and UnsupportedProviderMethodError (4200)
   */
  signTransaction<transaction extends Transaction | VersionedTransaction>(
    parameters: Request & { transaction: transaction },
  ): Promise<transaction>
  /** Like `signTransaction`, with one request if the wallet supports that. */
  signAllTransactions<transaction extends Transaction | VersionedTransaction>(
    parameters: Request & { transactions: readonly transaction[] },
  ): Promise<readonly transaction[]>
  /**
   * Signs a transaction with the active wallet, and sends it once.
   *
   * @returns base58 signature, which does not imply a confirmation
   */
  signAndSendTransaction(
    parameters: Request & {
      transaction: Transaction | VersionedTransaction
      options?: SolanaSubmitOptions | undefined
    },
  ): Promise<string>
}

/** Options for submitting a transaction to a node. */
export type SolanaSubmitOptions = {
  skipPreflight?: boolean | undefined
  preflightCommitment?: SolanaPreflightCommitment | undefined
  maxRetries?: number | undefined
  minContextSlot?: number | undefined
}
