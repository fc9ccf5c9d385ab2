'use client'
import { useEffect, useState } from 'react'
import type { ModalView } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useUsageRule } from '../../modal/stack/useUsageRule.js'
import { AlertBar } from '../notices/AlertBar.js'
import { DialogToast } from '../notices/DialogToast.js'
import { Button } from '../parts/Button.js'
import { useStrings } from '../strings/useStrings.js'
import { ConnectView } from '../views/ConnectView.js'
import { connectSources } from '../views/connectSources.js'
import { getViewSource } from '../views/getViewSource.js'
import { Header } from './Header.js'
import { Lazy } from './Lazy.js'
import { ViewFrame } from './ViewFrame.js'
import { ViewSkeleton } from './ViewSkeleton.js'

/** What the card holds: the view that the router names, beneath its title. */
export function ModalContent(props: ModalContent.Props) {
  const { isWide, onClose, titleId } = props
  const { back, canGoBack, entry } = useModal()
  const { legal } = useKit()
  const { view } = entry
  const title = useTitle(view)
  const alone = (
    <Lazy {...waiting} key={toRoom(view)} source={getViewSource(view)} />
  )
  const content = isWide ? (
    <Lazy
      {...waiting}
      key="panes"
      props={{ children: alone, entry, ways: <ConnectView /> }}
      source={connectSources.Panes}
    />
  ) : (
    alone
  )
  return (
    <>
      <Header
        onBack={canGoBack ? back : undefined}
        onClose={onClose}
        title={title}
        titleId={titleId}
      />
      <AlertBar />
      {legal ? (
        <Lazy
          {...waiting}
          props={{ children: content, view }}
          source={connectSources.LegalStage}
        />
      ) : (
        content
      )}
      {view !== 'Connect' && <UsageGate />}
      <DialogToast />
    </>
  )
}

/** A view that is waited for keeps the title of the one before. */
function useTitle(view: ModalView) {
  const { titles } = useStrings()
  const source = getViewSource(view)
  const isThere = source.peek() !== undefined
  const [shown, setShown] = useState(view)
  if (isThere && shown !== view) setShown(view)
  useEffect(() => {
    if (isThere) return
    let isGone = false
    const show = () => !isGone && setShown(view)
    source.load().then(show, show)
    return () => {
      isGone = true
    }
  }, [isThere, source, view])
  return titles[isThere ? view : shown]
}

const waiting = {
  fallback: <ViewSkeleton />,
  renderFailure: (retry: () => void) => <LazyFailure onRetry={retry} />,
}

/** Views of one room keep what they know when one leads to the other. */
const toRoom = (view: string) =>
  view.startsWith('UpdateEmail') ? 'UpdateEmail' : view

export declare namespace ModalContent {
  type Props = {
    /** Whether it may take two panes. */
    isWide?: boolean | undefined
    /** `undefined` where it cannot be closed. */
    onClose?: (() => void) | undefined
    titleId: string
  }
}

/** Apart, so that the first screen is light. */
function UsageGate() {
  useUsageRule()
  return null
}

/** In place of a view whose file could not be fetched. */
function LazyFailure({ onRetry }: { onRetry: () => void }) {
  const { common } = useStrings()
  return (
    <ViewFrame footer={<Button onClick={onRetry}>{common.tryAgain}</Button>}>
      <div className="lk-empty" role="alert">
        <p className="lk-empty-title">{common.notLoaded}</p>
        <p className="lk-empty-text">{common.notLoadedHint}</p>
      </div>
    </ViewFrame>
  )
}
