import type { ModalEntry } from './modal.js'

/**
 * Where an app starts whose only way to a wallet is WalletConnect: at the code,
 * on a phone at the list of wallets, each of which opens its app.
 *
 * @param parameters.entry - the way to connect that was asked for
 * @param parameters.hasAllWallets - whether the app offers that list
 */
export function toPairingStart(parameters: {
  entry: Extract<ModalEntry, { view: 'Connect' }>
  hasAllWallets: boolean
  isMobile: boolean
}): ModalEntry {
  const { entry, hasAllWallets, isMobile } = parameters
  const { data } = entry
  return isMobile && hasAllWallets
    ? { view: 'AllWallets', data }
    : { view: 'ConnectingWalletConnectBasic', data }
}
