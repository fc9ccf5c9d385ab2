'use client'
import { type ReactNode, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import type { WalletPlatform } from '../../wallets/link/getWalletPlatforms.js'
import type { Wallet } from '../../wallets/wallet.js'
import { PairingApp } from './PairingApp.js'
import { PairingCode } from './PairingCode.js'
import { PairingInstall } from './PairingInstall.js'
import { PairingStopped } from './PairingStopped.js'
import { usePairedWallet } from './usePairedWallet.js'

const open = ['idle', 'opening', 'waiting']
const kinds = { desktop: 'desktop', mobile: 'mobile', web: 'web' } as const

/** One way to a wallet that is not in this browser, and what has become of it. */
export function PairedWay(props: PairedWay.Props) {
  const { namespace, onCode, wallet, way } = props
  const kind = kinds[way as keyof typeof kinds]
  const link = useWalletLink({ kind, namespace, wallet })
  const [codeFor, setCodeFor] = useState<WalletPlatform>()
  const showCode = onCode ?? (() => setCodeFor(way))
  const app = wallet && kind && codeFor !== way && (
    <PairingApp
      hasCode={!onCode}
      link={link}
      onCode={showCode}
      wallet={wallet}
      way={kind}
    />
  )
  if (wallet && way === 'unsupported')
    return <PairingInstall link={link} wallet={wallet} />
  // It connects in the app's own browser: nothing is paired from here.
  if (app && link.isBrowser) return app
  return (
    <Paired namespace={namespace} wallet={wallet}>
      {app || <PairingCode footer={props.footer} wallet={wallet} />}
    </Paired>
  )
}

export declare namespace PairedWay {
  type Props = {
    /** Beneath the code. */
    footer?: ReactNode
    namespace?: AccountNamespace | undefined
    /** Shows the code elsewhere; default here, on request. */
    onCode?: (() => void) | undefined
    wallet: Wallet | undefined
    way: WalletPlatform
  }
}

function Paired({
  children,
  ...pair
}: Parameters<typeof usePairedWallet>[0] & { children: ReactNode }) {
  const connection = usePairedWallet(pair)
  return open.includes(connection.status) ? (
    children
  ) : (
    <PairingStopped connection={connection} wallet={pair.wallet} />
  )
}
