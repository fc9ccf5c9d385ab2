'use client'
import { useEffect, useState } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useWallets } from '../../hooks/useWallets.js'
import { useHasElapsed } from '../../modal/login/useHasElapsed.js'
import { getRequestedNamespace } from '../../modal/stack/getRequestedNamespace.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { useVisit } from '../dialog/useVisit.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { createWalletCount } from '../login/createWalletCount.js'
import { FoundWallets } from '../login/FoundWallets.js'
import { Button } from '../parts/Button.js'
import { SearchField } from '../parts/SearchField.js'
import { Skeleton } from '../parts/Skeleton.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

/** Before this, the list comes whole instead of by and by. */
const KNOWN_DELAY_MS = 1_000

/** Rows that fill the card, so that its height does not change. */
const FULL = 10

/** List of all wallets, with search and pagination. */
export function AllWalletsView() {
  const kit = useKit()
  const visit = useVisit()
  const [typed, setTyped] = useState(() => visit.get('typed') ?? '')
  const search = typed.trim()
  const namespace = getRequestedNamespace(useModalState())
  const { all } = useWallets({ explorer: true, namespace, search })
  const { count, hasNextPage, isPending, wallets } = all
  const { pairing } = useInsideStrings()
  const isLate = useHasElapsed(KNOWN_DELAY_MS)
  const isWhole = !isPending || search !== '' || isLate
  const shown = isWhole ? wallets : []
  const text =
    search && !hasNextPage ? String(wallets.length) : toCountText(count)
  const isCounted = !isPending && wallets.length > 0

  // From now on, the row that opens this view shows the count, and those beside
  // it the explorer's pictures.
  useEffect(() => {
    const known = kit.own(createWalletCount)
    if (isCounted && !search && count > 0) known.text = text
    for (const { explorerId, icon, isInstalled } of wallets)
      if (explorerId && icon && !isInstalled) known.icons[explorerId] = icon
  }, [count, isCounted, kit, search, text, wallets])

  return (
    <ViewFrame>
      <div className="lk-connect">
        <SearchField
          // Without a search, the placeholders say it.
          isPending={isPending && search !== ''}
          label={pairing.search}
          onChange={(text) => {
            visit.set('typed', text)
            setTyped(text)
          }}
          status={
            isPending ? pairing.searching : isCounted && pairing.found(text)
          }
          value={typed}
        />
        {shown.length > 0 && <FoundWallets all={all} rows={shown} />}
        {isPending && (!search || shown.length === 0) && (
          <Waiting known={shown.length} />
        )}
        {wallets.length === 0 && !isPending && (
          <NoneFound all={all} search={search} />
        )}
      </div>
    </ViewFrame>
  )
}

/** Placeholders below the wallets that are already known. */
function Waiting({ known }: { known: number }) {
  return (
    known < FULL && (
      <div className="lk-list">
        {Array.from({ length: FULL - known }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Skeleton key={index} shape="row" />
        ))}
      </div>
    )
  )
}

/** Exact below ten, otherwise rounded down to tens, as counts keep changing. */
function toCountText(count: number): string {
  return count < 10 ? String(count) : `${Math.floor(count / 10) * 10}+`
}

/** Empty or failed state, with pairing as an alternative. */
function NoneFound({ all, search }: NoneFound.Props) {
  const { go } = useModal()
  const { common } = useStrings()
  const { pairing } = useInsideStrings()
  const toErrorText = useErrorText()
  const { error, fetchNextPage, isFetchingNextPage } = all
  const [title, text] = error
    ? [pairing.listFailed, toErrorText(error)]
    : search
      ? [pairing.noneFound(search), pairing.noneFoundHint]
      : [pairing.none, pairing.noneHint]
  return (
    <div className="lk-none">
      <div role={error ? 'alert' : 'status'}>
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      {error && (
        <Button isPending={isFetchingNextPage} onClick={fetchNextPage}>
          {common.tryAgain}
        </Button>
      )}
      <Button
        onClick={() => go({ view: 'ConnectingWalletConnect' })}
        variant={error ? 'text' : 'quiet'}
      >
        {pairing.scanAny}
      </Button>
    </div>
  )
}

declare namespace NoneFound {
  type Props = { all: useWallets.ReturnType['all']; search: string }
}
