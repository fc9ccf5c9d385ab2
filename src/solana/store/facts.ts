import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { WalletAccount, WalletHandle } from '../wallet.js'

/** One wallet that is connected, or was at the last visit. */
export type WalletConnection = {
  readonly walletId: string
  /** `undefined` until the wallet of an earlier visit has appeared. */
  readonly handle: WalletHandle | undefined
  readonly accounts: readonly WalletAccount[]
  /** The one of them that is in use. */
  readonly address: string
  /** `connecting` while it is of an earlier visit and has not answered. */
  readonly status: 'connecting' | 'connected'
}

/** All that Solana's store knows; its state is a projection of this. */
export type Facts = {
  readonly wallets: readonly WalletHandle[]
  readonly connections: readonly WalletConnection[]
  readonly activeId: string | undefined
  readonly network: SolanaNetworkId
  /** A person is being asked to connect. */
  readonly isConnecting: boolean
}
