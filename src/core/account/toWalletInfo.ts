import { WALLET_CONNECT_ID } from '../constants.js'
import type { PairingPeer } from '../ports/pairing.js'
import type { Account } from './account.js'

/**
 * What a connected wallet is called and looks like. One that is connected by
 * WalletConnect says it itself; any other is called as its connector is.
 *
 * @param peer - the wallet at the other end of WalletConnect, when there is one
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
