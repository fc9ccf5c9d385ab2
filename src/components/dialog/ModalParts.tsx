'use client'
import { type ReactNode, useEffect } from 'react'
import { useApprovalRules } from '../../modal/approval/useApprovalRules.js'
import { useBrowserLanguage } from '../../modal/language/useBrowserLanguage.js'
import { useLanguage } from '../../modal/language/useLanguage.js'
import { useModalRules } from '../../modal/stack/useModalRules.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { LoginProvider } from '../login/LoginProvider.js'
import { SendProvider } from '../send/SendProvider.js'
import { loadSetLocale } from '../strings/loadSetLocale.js'
import { loadSocialReturn } from '../views/connectSources.js'
import { loadRestore, loadWatchApprovals } from '../views/getViewSource.js'

/** Shared context of all views, and the rules that navigate between them. */
export function ModalParts({ children }: { children: ReactNode }) {
  useModalRules({ loadRestore, loadSocialReturn })
  useBrowserLanguage(loadSetLocale)
  useRestOfLanguage()
  useApprovalRules(loadWatchApprovals)
  return (
    <LoginProvider>
      <SendProvider>{children}</SendProvider>
    </LoginProvider>
  )
}

/** Loads the remaining strings early, and retries when the modal reopens. */
function useRestOfLanguage() {
  const { loadRest } = useLanguage()
  const { isOpen } = useModalState()
  useEffect(() => {
    if (isOpen) loadRest?.()
  }, [isOpen, loadRest])
}
