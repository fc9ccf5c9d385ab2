'use client'
import { useEffect, useState } from 'react'
import type { ModalView } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useModalState } from '../../modal/stack/useModalState.js'
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
import { WalletStandIn } from './WalletStandIn.js'

/** Content of the card: header and the router's current view. */
export function ModalContent(props: ModalContent.Props) {
  const { isWide, onClose, titleId } = props
  const { back, canGoBack, entry } = useModal()
  const { isLoading } = useModalState()
  const { legal } = useKit()
  const { view } = entry
  const title = useTitle(view)
  const alone = (
    <Lazy
      {...waiting}
      fallback={isWallet(view) ? <WalletStandIn /> : waiting.fallback}
      key={toRoom(view)}
      source={getViewSource(view)}
    />
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
      {isLoading ? (
        <ViewSkeleton />
      ) : legal ? (
        <Lazy
          {...waiting}
          props={{ children: content, view }}
          source={connectSources.LegalStage}
        />
      ) : (
        content
      )}
      {isAfterStart(view) && <Lazy source={connectSources.UsageGate} />}
      <DialogToast />
    </>
  )
}

/** Keeps the previous title until the new view is loaded. */
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

const isWallet = (view: ModalView) =>
  view === 'ConnectingExternal' || view === 'ConnectingWalletConnect'

const isAfterStart = (view: ModalView) => Object.hasOwn(connectSources, view)

/** Views that share a key keep their state when navigating between them. */
const toRoom = (view: string) =>
  view.startsWith('UpdateEmail') ? 'UpdateEmail' : view

export declare namespace ModalContent {
  type Props = {
    /** Whether two panes may be used. */
    isWide?: boolean | undefined
    /** `undefined` if the modal cannot be closed. */
    onClose?: (() => void) | undefined
    titleId: string
  }
}

/** Replaces a view whose chunk failed to load. */
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
