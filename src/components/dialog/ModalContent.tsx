'use client'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { AlertBar } from '../notices/AlertBar.js'
import { DialogToast } from '../notices/DialogToast.js'
import { useStrings } from '../strings/useStrings.js'
import { ConnectView } from '../views/ConnectView.js'
import { connectSources } from '../views/connectSources.js'
import { getViewSource } from '../views/getViewSource.js'
import { Header } from './Header.js'
import { Lazy } from './Lazy.js'
import { LazyFailure } from './LazyFailure.js'
import { UsageGate } from './UsageGate.js'
import { ViewSkeleton } from './ViewSkeleton.js'

/** What the card holds: the view that the router names, beneath its title. */
export function ModalContent(props: ModalContent.Props) {
  const { isWide, onClose, titleId } = props
  const { back, canGoBack, entry } = useModal()
  const { titles } = useStrings()
  const { legal } = useKit()
  const { view } = entry
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
        title={titles[view]}
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
