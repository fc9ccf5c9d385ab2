'use client'
import { useState } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import { PairingApp } from '../login/PairingApp.js'
import { PairingCode } from '../login/PairingCode.js'
import { PairingStopped } from '../login/PairingStopped.js'
import { usePairedWallet } from '../login/usePairedWallet.js'

const open = ['idle', 'opening', 'waiting']

/** A wallet that is not in this browser: a code to scan, or a link to its app. */
export function ConnectingWalletConnectView() {
  const { entry } = useModal()
  const { namespace, wallet } =
    (entry.view === 'ConnectingWalletConnect' && entry.data) || {}
  const connection = usePairedWallet({ namespace, wallet })
  const link = useWalletLink({ namespace, wallet })
  const [isCode, setIsCode] = useState(false)
  if (!open.includes(connection.status))
    return <PairingStopped connection={connection} wallet={wallet} />
  if (wallet && link.platforms[0] === 'mobile' && !isCode)
    return (
      <PairingApp link={link} onCode={() => setIsCode(true)} wallet={wallet} />
    )
  return <PairingCode platforms={link.platforms} wallet={wallet} />
}
