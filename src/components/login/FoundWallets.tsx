'use client'
import { memo, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Wallet } from '../../core/wallet.js'
import type { useWallets } from '../../hooks/useWallets.js'
import { useImpressions } from '../../modal/analytics/useImpressions.js'
import { getWalletPicture } from '../parts/getWalletPicture.js'
import { LongList } from '../parts/LongList.js'
import { Row } from '../parts/Row.js'
import { WalletTile } from '../parts/WalletTile.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'
import { LoadMore } from './LoadMore.js'
import { useChooseWallet } from './useChooseWallet.js'

/** Explorer wallets as rows, with pagination. */
export function FoundWallets({ all, rows }: FoundWallets.Props) {
  const { pairing } = useInsideStrings()
  const { common } = useStrings()
  const list = useRef<LongList.Controls>(null)
  const before = useRef(rows.length)
  const hasLostFocus = useRef(false)
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage } = all

  useLayoutEffect(() => {
    if (hasLostFocus.current) list.current?.focus(before.current)
    hasLostFocus.current = false
    before.current = rows.length
  }, [rows.length])

  return (
    <>
      <div {...useListRole()}>
        <Rows
          controls={list}
          rows={rows}
          total={hasNextPage ? all.count : rows.length}
        />
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

/** Memoized separately, so that typing a search does not re-render the rows. */
const Rows = memo(function Rows(props: {
  controls: RefObject<LongList.Controls | null>
  rows: readonly Wallet[]
  total: number
}) {
  const { controls, rows, total } = props
  useImpressions(rows)
  const { login } = useStrings()
  const choose = useChooseWallet()
  return (
    <LongList
      className="lk-list"
      controls={controls}
      renderRow={(wallet, place) => {
        const { hint, isInstalled, isRecent, name } = wallet
        return (
          <li {...place}>
            <Row
              chip={isRecent ? login.recent : isInstalled && login.installed}
              detail={hint}
              onClick={() => choose(wallet)}
              tile={<WalletTile icon={getWalletPicture(wallet)} name={name} />}
              title={<bdi translate="no">{name}</bdi>}
            />
          </li>
        )
      }}
      rows={rows}
      toKey={({ key, namespace }) => `${key}:${namespace}`}
      total={total}
    />
  )
})
