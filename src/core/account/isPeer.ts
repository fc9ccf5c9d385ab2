import type { PairingPeer } from '../ports/pairing.js'
import type { Wallet } from '../wallet.js'

/**
 * Whether a wallet of the list is the one at the other end of WalletConnect: by
 * name, which is all that both the list and the session tell of it.
 */
export function isPeer({ name, type }: Wallet, peer: PairingPeer): boolean {
  return (
    type === 'WALLET_CONNECT' &&
    peer.name.toLowerCase().includes(name.toLowerCase())
  )
}
