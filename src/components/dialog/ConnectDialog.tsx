'use client'
import { useModal } from '../../hooks/useModal.js'
import { useModalRules } from '../../hooks/useModalRules.js'
import { LoginProvider } from '../login/LoginProvider.js'
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
  const { back, canGoBack, close, entry, isOpen, isShaking } = useModal()
  const { titles } = useStrings()
  const title = titles[entry.view]
  return (
    <LoginProvider>
      <Dialog
        isOpen={isOpen}
        isShaking={isShaking}
        label={title}
        onClose={close}
      >
        <Header
          onBack={canGoBack ? back : undefined}
          onClose={close}
          title={title}
        />
        <Lazy
          fallback={<ViewSkeleton />}
          key={entry.view}
          renderFailure={(retry) => <LazyFailure onRetry={retry} />}
          source={viewSources[entry.view]}
        />
      </Dialog>
    </LoginProvider>
  )
}
