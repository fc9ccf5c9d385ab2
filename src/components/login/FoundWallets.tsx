'use client'
import { memo, useLayoutEffect, useRef } from 'react'
import type { Wallet } from '../../core/wallet/wallet.js'
import type { useWallets } from '../../hooks/useWallets.js'
import { getWalletPicture } from '../parts/getWalletPicture.js'
import { Row } from '../parts/Row.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { LoadMore } from './LoadMore.js'
import { useChooseWallet } from './useChooseWallet.js'

/** Wallets of the explorer as rows, and what brings more of them. */
export function FoundWallets({ all, rows }: FoundWallets.Props) {
  const { pairing } = useInsideStrings()
  const { common } = useStrings()
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(rows.length)
  const hasLostFocus = useRef(false)
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage } = all

  useLayoutEffect(() => {
    const first = list.current?.children[before.current]
    if (hasLostFocus.current && first instanceof HTMLElement) first.focus()
    hasLostFocus.current = false
    before.current = rows.length
  }, [rows.length])

  return (
    <>
      <div ref={list} className="lk-list" {...useListRole()}>
        <Rows rows={rows} />
      </div>
      {error && (
        <p className="lk-note" role="alert">
          {pairing.moreFailed}
        </p>
      )}
      {hasNextPage && (
        <LoadMore
          count={rows.length}
          isHeld={error !== null || all.isPending}
          isPending={isFetchingNextPage}
          onGone={() => {
            hasLostFocus.current = true
          }}
          onMore={fetchNextPage}
        >
          {error ? common.tryAgain : pairing.moreWallets}
        </LoadMore>
      )}
    </>
  )
}

export declare namespace FoundWallets {
  type Props = {
    all: useWallets.ReturnType['all']
    rows: readonly Wallet[]
  }
}

const useListRole = () => ({
  'aria-label': useStrings().login.wallets,
  role: 'group',
})

/** Apart, so that a keystroke in the search draws none of them anew. */
const Rows = memo(function Rows({ rows }: { rows: readonly Wallet[] }) {
  const { login } = useStrings()
  const choose = useChooseWallet()
  return rows.map((wallet) => {
    const { hint, isInstalled, isRecent, key, name, namespace } = wallet
    return (
      <Row
        chip={isRecent ? login.recent : isInstalled && login.installed}
        detail={hint}
        key={`${key}:${namespace}`}
        onClick={() => choose(wallet)}
        tile={<WalletTile icon={getWalletPicture(wallet)} name={name} />}
        title={<bdi>{name}</bdi>}
      />
    )
  })
})
