'use client'
import { useModal } from '../../hooks/useModal.js'
import { WalletWays } from '../login/WalletWays.js'

/** A wallet that is not in this browser: a code to scan, or a link to its app. */
export function ConnectingWalletConnectView() {
  const { entry } = useModal()
  const { namespace, wallet } =
    (entry.view === 'ConnectingWalletConnect' && entry.data) || {}
  return <WalletWays key={wallet?.key} namespace={namespace} wallet={wallet} />
}
