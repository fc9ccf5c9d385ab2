import type { PairingPeer } from '../../core/ports/pairing.js'
import type { Wallet } from '../../core/wallet.js'

/**
 * Whether a listed wallet is the WalletConnect peer. Matches by name, the only
 * property that both the list and the session provide.
 */
export function isPeer({ name, type }: Wallet, peer: PairingPeer): boolean {
  return (
    type === 'WALLET_CONNECT' &&
    peer.name.toLowerCase().includes(name.toLowerCase())
  )
}
