'use client'
import { type ReactNode, useMemo, useState } from 'react'
import type { AccountNamespace } from '../../core/account/account.js'
import type { Wallet } from '../../core/wallet.js'
import { useWalletWays } from '../../modal/wallet/useWalletWays.js'
import { Tabs } from '../parts/Tabs.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { PairedWay } from './PairedWay.js'

/**
 * Ways to connect a wallet, best first; rendered as tabs if there are
 * several. `children` renders the wallet in this browser.
 */
export function WalletWays({ children, namespace, wallet }: WalletWays.Props) {
  const { pairing } = useInsideStrings()
  const found = useWalletWays({ namespace, wallet })
  // Without `children`, the extension is not offered.
  const ways = found.filter((way) => way !== 'browser' || children)
  const [chosen, choose] = useState(ways[0])
  const way = ways.find((one) => one === chosen) ?? ways[0] ?? 'qrcode'
  const paired = useMemo(() => wallet && toPaired(wallet), [wallet])
  const onCode = ways.includes('qrcode') ? () => choose('qrcode') : undefined
  const elsewhere = (
    <PairedWay
      namespace={namespace}
      onCode={onCode}
      wallet={paired}
      way={way}
    />
  )
  const content = way === 'browser' ? children : elsewhere
  if (ways.length < 2) return content
  return (
    <div className="lk-ways">
      <Tabs
        chosen={way}
        label={pairing.ways}
        onChoose={choose}
        tabs={ways.map((name) => ({ name, title: pairing.wayNames[name] }))}
      >
        {content}
      </Tabs>
    </div>
  )
}

export declare namespace WalletWays {
  type Props = {
    children?: ReactNode
    namespace?: AccountNamespace | undefined
    wallet: Wallet | undefined
  }
}

/** Converts a wallet that is also in this browser to its pairable form. */
function toPaired({ entries: _, ...wallet }: Wallet): Wallet {
  if (wallet.type === 'WALLET_CONNECT') return wallet
  const { explorerId: id = wallet.id } = wallet
  return { ...wallet, id, isInstalled: false, type: 'WALLET_CONNECT' }
}
