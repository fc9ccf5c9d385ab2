'use client'
import { useLayoutEffect, useRef, useState } from 'react'
import { pickNamespace } from '../../core/wallet/pickNamespace.js'
import type { Wallet } from '../../core/wallet/wallet.js'
import { useModal } from '../../hooks/useModal.js'
import { Icon } from '../parts/Icon.js'
import { Row } from '../parts/Row.js'
import { TaggedName } from '../parts/TaggedName.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useStrings } from '../strings/useStrings.js'
import { connectSources } from '../views/connectSources.js'
import { useChooseWallet } from './useChooseWallet.js'

/** More than this, and what comes below the list would be out of sight. */
const MAX_ROWS = 5

/** The wallets as rows; a click asks the wallet. */
export function WalletList({ hasAll, ...props }: WalletList.Props) {
  const wallets = props.wallets.flatMap(toRows)
  const { go } = useModal()
  const choose = useChooseWallet()
  const { login } = useStrings()
  const list = useRef<HTMLDivElement>(null)
  const [isLong, setIsLong] = useState(false)
  const isCut = !isLong && wallets.length > MAX_ROWS
  // What is true of every row tells none apart.
  const isMixed = wallets.some(({ isInstalled }) => !isInstalled)
  const shown = isCut ? wallets.slice(0, MAX_ROWS - 1) : wallets

  /** Most are for EVM chains: those are named only beside one of their name. */
  function toKind({ name, namespace }: Wallet) {
    const others = wallets.filter((other) => other.namespace !== namespace)
    const isTold =
      namespace === 'solana'
        ? others.length > 0
        : others.some((other) => other.name === name)
    return isTold ? login.namespaces[namespace] : undefined
  }

  const toWay = ({ type }: Wallet) =>
    type === 'WALLET_CONNECT' ? login.qrCode : undefined

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
            chip={isRecent ? login.recent : (toWay(wallet) ?? state)}
            detail={hint !== kind && hint}
            key={`${wallet.key}:${wallet.namespace}`}
            onClick={() => choose(wallet)}
            tile={<WalletTile icon={icon} name={name} />}
            title={<TaggedName name={name} tag={kind} />}
          />
        )
      })}
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
      {hasAll && !isCut && (
        <Row
          end="chevron"
          onClick={() => go({ view: 'AllWallets' })}
          tile={
            <span className="lk-wallet-tile lk-wallet-tile-letter">
              <Icon name="wallet" />
            </span>
          }
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

/** One row for each kind of networks: which one is meant has to be said. */
function toRows(wallet: Wallet): readonly Wallet[] {
  if (wallet.type !== 'MULTI_CHAIN') return [wallet]
  return (wallet.entries ?? []).flatMap(({ namespace }) =>
    pickNamespace(wallet, namespace),
  )
}
