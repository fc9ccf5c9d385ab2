'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { WALLET_CONNECT_ID } from '../../core/constants.js'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { usePlatform } from '../../hooks/usePlatform.js'
import { IconTile } from '../parts/IconTile.js'
import { Row } from '../parts/Row.js'
import { TaggedName } from '../parts/TaggedName.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useStrings } from '../strings/useStrings.js'
import { connectSources } from '../views/connectSources.js'
import { isShown } from './isShown.js'
import { useChooseWallet } from './useChooseWallet.js'
import { walletCounts } from './walletCounts.js'

/** More than this, and what comes below the list would be out of sight. */
const MAX_ROWS = 5

/** The wallets as rows; a click asks the wallet. */
export function WalletList({ hasAll, wallets }: WalletList.Props) {
  const count = walletCounts.get(useKit())
  const { entry, go } = useModal()
  const { isMobile } = usePlatform()
  const choose = useChooseWallet()
  const { login } = useStrings()
  const list = useRef<HTMLDivElement>(null)
  const [isLong, setIsLong] = useState(false)
  const isCut = !isLong && wallets.length > MAX_ROWS
  // What is true of every row tells none apart.
  const isMixed = wallets.some(({ isInstalled }) => !isInstalled)
  const shown = isCut ? wallets.slice(0, MAX_ROWS - 1) : wallets

  /** Most are for EVM chains: those are named only beside one of their name. */
  function toKind({ name, namespace, type }: Wallet) {
    if (type === 'MULTI_CHAIN') return undefined
    const others = wallets.filter((other) => other.namespace !== namespace)
    const isTold =
      namespace === 'solana'
        ? others.length > 0
        : others.some((other) => other.name === name)
    return isTold ? login.namespaces[namespace] : undefined
  }

  // On a phone it is a link to the app.
  const toWay = ({ type }: Wallet) =>
    type === 'WALLET_CONNECT' && !isMobile && login.qrCode

  // The row that was pressed has gone.
  useLayoutEffect(() => {
    const first = list.current?.children[MAX_ROWS - 1]
    if (isLong && first instanceof HTMLElement) first.focus()
  }, [isLong])

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
      {shown.map((wallet) => {
        const { hint, icon, isInstalled, isRecent, name } = wallet
        const kind = toKind(wallet)
        const state = isMixed && isInstalled && login.installed
        return (
          <Row
            chip={isRecent ? login.recent : toWay(wallet) || state}
            detail={hint !== kind && hint}
            isCurrent={isShown(entry, wallet)}
            key={`${wallet.key}:${wallet.namespace}`}
            onClick={() => choose(wallet)}
            tile={
              wallet.id === WALLET_CONNECT_ID && !icon ? (
                <IconTile name="device" />
              ) : (
                <WalletTile icon={icon} name={name} />
              )
            }
            title={<TaggedName name={name} tag={kind} />}
          />
        )
      })}
      {isCut && (
        <Row
          chip={wallets.length - shown.length}
          end="chevron"
          onClick={() => setIsLong(true)}
          tile={<IconTile name="wallet" />}
          title={login.moreWallets}
        />
      )}
      {hasAll && !isCut && (
        <Row
          chip={count && <span dir="ltr">{count}</span>}
          end="chevron"
          onClick={() => go({ view: 'AllWallets' })}
          tile={<IconTile name="wallet" />}
          title={login.allWallets}
        />
      )}
    </div>
  )
}

export declare namespace WalletList {
  type Props = {
    /** Whether a row leads to all wallets there are. */
    hasAll?: boolean | undefined
    wallets: readonly Wallet[]
  }
}
