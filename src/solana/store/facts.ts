import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { WalletAccount, WalletHandle } from '../wallet.js'

/** A wallet that is connected, or was at the last visit. */
export type WalletConnection = {
  readonly walletId: string
  /** `undefined` until the wallet of an earlier visit has appeared. */
  readonly handle: WalletHandle | undefined
  readonly accounts: readonly WalletAccount[]
  /** Address of the account in use. */
  readonly address: string
  /** `connecting` for a wallet of an earlier visit that has not answered. */
  readonly status: 'connecting' | 'connected'
}

/** All that Solana's store knows; its state is derived from this. */
export type Facts = {
  readonly wallets: readonly WalletHandle[]
  readonly connections: readonly WalletConnection[]
  readonly activeId: string | undefined
  readonly network: SolanaNetworkId
  /** Whether a connection requested by the user is pending. */
  readonly isConnecting: boolean
}
