'use client'
import { useId } from 'react'
import { useApprovalRules } from '../../hooks/useApprovalRules.js'
import { useModal } from '../../hooks/useModal.js'
import { useModalRules } from '../../hooks/useModalRules.js'
import { LoginProvider } from '../login/LoginProvider.js'
import { AlertBar } from '../notices/AlertBar.js'
import { DialogToast } from '../notices/DialogToast.js'
import { PageToast } from '../notices/PageToast.js'
import { SendProvider } from '../send/SendProvider.js'
import { useStrings } from '../strings/useStrings.js'
import { viewSources } from '../views/viewSources.js'
import { Dialog } from './Dialog.js'
import { Header } from './Header.js'
import { Lazy } from './Lazy.js'
import { LazyFailure } from './LazyFailure.js'
import { ViewSkeleton } from './ViewSkeleton.js'

/** The modal: the dialog with the view that the router names. */
export function ConnectDialog() {
  useModalRules()
  useApprovalRules(viewSources.ApproveTransaction)
  const { back, canGoBack, close, entry, isOpen, isShaking } = useModal()
  const { titles } = useStrings()
  // A page may have ids of another React root, which would be the same.
  const titleId = `lk-title-${useId()}`
  const title = titles[entry.view]
  return (
    <LoginProvider>
      <SendProvider>
        <Dialog
          isOpen={isOpen}
          isShaking={isShaking}
          onClose={close}
          titleId={titleId}
        >
          <Header
            onBack={canGoBack ? back : undefined}
            onClose={close}
            title={title}
            titleId={titleId}
          />
          <AlertBar />
          <Lazy
            fallback={<ViewSkeleton />}
            key={entry.view}
            renderFailure={(retry) => <LazyFailure onRetry={retry} />}
            source={viewSources[entry.view]}
          />
          <DialogToast />
        </Dialog>
      </SendProvider>
      <PageToast />
    </LoginProvider>
  )
}
