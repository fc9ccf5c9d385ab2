'use client'
import { Fragment, type ReactNode, useId, useSyncExternalStore } from 'react'
import type { ModalEntry } from '../../core/modal/modal.js'
import { useModal } from '../../hooks/useModal.js'
import { Guide } from '../guide/Guide.js'
import { Button } from '../parts/Button.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'
import { useStrings } from '../strings/useStrings.js'

const query = '(width >= 760px)'

/**
 * Two panes if there is room: the ways to connect, and beside them the
 * current view or an introduction to wallets. Otherwise only the view.
 */
export function Panes({ children, entry, ways }: Panes.Props) {
  const { titles } = useStrings()
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
  )
  if (!hasRoom) return children
  return (
    <div className="lk-panes">
      {/* Not a landmark: embedded, the card itself has that name. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div aria-label={titles.Connect} className="lk-pane" role="group">
        {ways}
      </div>
      <div className="lk-pane lk-pane-shown">
        {entry.view === 'Connect' ? (
          <PaneGuide />
        ) : (
          // Remount for another wallet, to start a new attempt.
          <Fragment key={toKey(entry)}>{children}</Fragment>
        )}
      </div>
    </div>
  )
}

export declare namespace Panes {
  type Props = {
    children: ReactNode
    entry: ModalEntry
    /** View with the ways to connect. */
    ways: ReactNode
  }
}

function toKey({ data, view }: ModalEntry) {
  const { namespace, wallet, walletId } = (data ?? {}) as Record<
    string,
    unknown
  >
  const { key } = (wallet ?? {}) as { key?: string }
  return [view, namespace, walletId, key].join()
}

function subscribe(listen: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listen)
  return () => media.removeEventListener('change', listen)
}

/** Introduction to wallets, shown beside the ways to connect. */
function PaneGuide() {
  const { go } = useModal()
  const { titles } = useStrings()
  const { guide } = useInsideStrings()
  const id = useId()
  return (
    <section aria-labelledby={id} className="lk-pane-guide">
      <p className="lk-pane-title" id={id}>
        {titles.WhatIsAWallet}
      </p>
      <Guide icons={['wallet', 'device', 'shield']} items={guide.wallet} />
      <Button onClick={() => go({ view: 'GetWallet' })}>
        {guide.getWallet}
      </Button>
    </section>
  )
}
