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
  /** CAIP-2 id of a configured cluster; default the one in use. */
  caipNetworkId?: string | undefined
  signal?: AbortSignal | undefined
}

/** The Solana side of a kit with what programs on Solana are called with. */
export type Solana = SolanaPort & {
  /**
   * Connection of web3.js to a cluster; web3.js is loaded with the first one.
   *
   * @throws ChainNotSupportedError for a cluster that is not configured
   */
  getConnection(caipNetworkId?: string | undefined): Promise<Connection>
  /**
   * Has the active wallet sign a transaction, and sends nothing.
   *
   * @throws NotConnectedError, ChainNotSupportedError, viem's
   * UserRejectedRequestError (4001) and UnsupportedProviderMethodError (4200)
   */
  signTransaction<transaction extends Transaction | VersionedTransaction>(
    parameters: Request & { transaction: transaction },
  ): Promise<transaction>
  /** As `signTransaction`, asked in one go where the wallet can. */
  signAllTransactions<transaction extends Transaction | VersionedTransaction>(
    parameters: Request & { transactions: readonly transaction[] },
  ): Promise<readonly transaction[]>
  /**
   * Has the active wallet sign and send a transaction, once.
   *
   * @returns base58 signature, which says nothing of a confirmation
   */
  signAndSendTransaction(
    parameters: Request & {
      transaction: Transaction | VersionedTransaction
      options?: SolanaSubmitOptions | undefined
    },
  ): Promise<string>
}

/** How a node takes a transaction. */
export type SolanaSubmitOptions = {
  skipPreflight?: boolean | undefined
  preflightCommitment?: SolanaPreflightCommitment | undefined
  maxRetries?: number | undefined
  minContextSlot?: number | undefined
}
