'use client'
import { useState } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import { PairingApp } from '../login/PairingApp.js'
import { PairingCode } from '../login/PairingCode.js'
import { PairingInstall } from '../login/PairingInstall.js'
import { PairingStopped } from '../login/PairingStopped.js'
import { usePairedWallet } from '../login/usePairedWallet.js'

// biome-ignore lint/performance/noBarrelFile: both draw a code, one file less to fetch
export { ConnectingFarcasterView } from './ConnectingFarcasterView.js'

const open = ['idle', 'opening', 'waiting']
const scanned = ['qrcode', 'browser']

/** A wallet that is not in this browser: a code to scan, or a link to its app. */
export function ConnectingWalletConnectView() {
  const { entry } = useModal()
  const { namespace, wallet } =
    (entry.view === 'ConnectingWalletConnect' && entry.data) || {}
  const link = useWalletLink({ namespace, wallet })
  const [isCode, setIsCode] = useState(false)
  const [way = 'qrcode'] = link.platforms
  const isLinked = link.status !== 'unsupported' && !scanned.includes(way)
  const app = wallet && isLinked && !isCode && (
    <PairingApp link={link} onCode={() => setIsCode(true)} wallet={wallet} />
  )
  if (wallet && way === 'unsupported')
    return <PairingInstall link={link} wallet={wallet} />
  // It connects in the app's own browser: nothing is paired from here.
  if (app && link.isBrowser) return app
  return (
    <Paired namespace={namespace} wallet={wallet}>
      {app || <PairingCode platforms={link.platforms} wallet={wallet} />}
    </Paired>
  )
}

function Paired({
  children,
  ...pair
}: Parameters<typeof usePairedWallet>[0] & { children: React.ReactNode }) {
  const connection = usePairedWallet(pair)
  return open.includes(connection.status) ? (
    children
  ) : (
    <PairingStopped connection={connection} wallet={pair.wallet} />
  )
}
