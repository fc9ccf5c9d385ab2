import type { Account } from '../../core/account/account.js'
import { WALLET_CONNECT_ID } from '../../core/constants/connectors.js'
import type { PairingPeer } from '../../core/ports/pairing.js'

/**
 * Returns the name and icon of a connected wallet. For WalletConnect they come
 * from the peer, otherwise from the connector.
 *
 * @param peer - the wallet connected through WalletConnect, if any
 */
export function toWalletInfo(
  { icon, id, name }: Account['connector'],
  peer: PairingPeer | undefined,
): toWalletInfo.ReturnType {
  return id === WALLET_CONNECT_ID && peer?.name
    ? { icon: peer.icon, name: peer.name }
    : { icon, name }
}

export declare namespace toWalletInfo {
  type ReturnType = { icon: string | undefined; name: string }
}
