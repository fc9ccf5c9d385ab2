'use client'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { legalSource } from '../legal/legalSource.js'
import { AlertBar } from '../notices/AlertBar.js'
import { DialogToast } from '../notices/DialogToast.js'
import { useStrings } from '../strings/useStrings.js'
import { getViewSource } from '../views/getViewSource.js'
import { Header } from './Header.js'
import { Lazy } from './Lazy.js'
import { LazyFailure } from './LazyFailure.js'
import { ViewSkeleton } from './ViewSkeleton.js'

/** What the card holds: the view that the router names, beneath its title. */
export function ModalContent({ onClose, titleId }: ModalContent.Props) {
  const { back, canGoBack, entry } = useModal()
  const { titles } = useStrings()
  const { legal } = useKit()
  const { view } = entry
  const content = (
    <Lazy
      fallback={<ViewSkeleton />}
      key={toRoom(view)}
      renderFailure={(retry) => <LazyFailure onRetry={retry} />}
      source={getViewSource(view)}
    />
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
          fallback={<ViewSkeleton />}
          props={{ children: content, view }}
          renderFailure={(retry) => <LazyFailure onRetry={retry} />}
          source={legalSource}
        />
      ) : (
        content
      )}
      {view !== 'Connect' && <Lazy source={getViewSource('UsageGate')} />}
      <DialogToast />
    </>
  )
}

/** Views of one room keep what they know when one leads to the other. */
const toRoom = (view: string) =>
  view.startsWith('UpdateEmail') ? 'UpdateEmail' : view

export declare namespace ModalContent {
  type Props = {
    /** `undefined` where it cannot be closed. */
    onClose?: (() => void) | undefined
    titleId: string
  }
}
