'use client'
import { useModal } from '../../hooks/useModal.js'
import { WalletWays } from '../login/WalletWays.js'

/** Connects a wallet outside this browser: QR code, or a link to its app. */
export function ConnectingWalletConnectView() {
  const { entry } = useModal()
  const { namespace, wallet } =
    (entry.view === 'ConnectingWalletConnect' && entry.data) || {}
  return <WalletWays key={wallet?.key} namespace={namespace} wallet={wallet} />
}
