import type { Connection } from '@solana/web3.js'
import type { SolanaAccount } from '../core/account/account.js'
import type { Own } from '../core/createOwn.js'
import type { Logger } from '../core/logger.js'
import type { SolanaCluster } from '../core/ports/solana.js'
import type { KitStorage } from '../core/storage.js'
import type { WalletHandle } from './wallet.js'

/** What reads and sends need from the Solana part of a kit. */
export type SolanaContext = {
  readonly clusters: readonly SolanaCluster[]
  readonly storage: KitStorage
  readonly logger: Logger
  /** State of the Solana part: one instance per factory. */
  readonly own: Own<SolanaContext>
  /**
   * Returns web3.js's connection to a cluster, loaded on first use.
   *
   * @throws ChainNotSupportedError for a cluster that is not configured
   */
  getConnection(caipNetworkId: string): Promise<Connection>
  /**
   * Returns connections to all nodes of a cluster, the first one in front.
   *
   * @throws ChainNotSupportedError for a cluster that is not configured
   */
  getNodes(
    caipNetworkId: string,
  ): Promise<readonly [Connection, ...Connection[]]>
  /** @throws NotConnectedError when the account's wallet is not connected */
  getWallet(account: SolanaAccount): WalletHandle
}
