'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useModal } from '../../hooks/useModal.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useStrings } from '../strings/useStrings.js'
import { connectSources } from '../views/connectSources.js'
import { useWalletLogin } from './useWalletLogin.js'

/** More than this, and what comes below the list would be out of sight. */
const MAX_ROWS = 5

/** The wallets as rows; a click asks the wallet. */
export function WalletList({ wallets }: WalletList.Props) {
  const { go } = useModal()
  const { connect, reset } = useWalletLogin()
  const { login } = useStrings()
  const list = useRef<HTMLDivElement>(null)
  const [isLong, setIsLong] = useState(false)
  const isCut = !isLong && wallets.length > MAX_ROWS
  // What is true of every row tells none apart.
  const isMixed = wallets.some(({ isInstalled }) => !isInstalled)
  const shown = isCut ? wallets.slice(0, MAX_ROWS - 1) : wallets

  // The row that was pressed has gone.
  useLayoutEffect(() => {
    const first = list.current?.children[MAX_ROWS - 1]
    if (isLong && first instanceof HTMLElement) first.focus()
  }, [isLong])

  function choose(walletId: string) {
    // A wallet from which somebody came back is asked anew.
    reset()
    connect(walletId)
    go({ view: 'ConnectingExternal', data: { walletId } })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      aria-label={login.wallets}
      className="lk-list"
      onFocus={connectSources.ConnectingExternal.preload}
      onPointerEnter={connectSources.ConnectingExternal.preload}
      ref={list}
      role="group"
    >
      {shown.map(({ hint, icon, id, isInstalled, isRecent, name }) => (
        <Row
          chip={
            isRecent ? login.recent : isMixed && isInstalled && login.installed
          }
          detail={hint}
          key={id}
          onClick={() => choose(id)}
          tile={<WalletTile icon={icon} name={name} />}
          title={name}
        />
      ))}
      {isCut && (
        <Row
          chip={wallets.length - shown.length}
          end="chevron"
          onClick={() => setIsLong(true)}
          tile={
            <span className="lk-wallet-tile lk-wallet-tile-letter">
              <Icon name="wallet" />
            </span>
          }
          title={login.moreWallets}
        />
      )}
    </div>
  )
}

export declare namespace WalletList {
  type Props = { wallets: readonly Wallet[] }
}
