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
import { getViewSource } from '../views/getViewSource.js'

/** What the views share, and the rules that lead from one to the other. */
export function ModalParts({ children }: { children: ReactNode }) {
  useModalRules()
  useBrowserLanguage(loadSetLocale)
  useRestOfLanguage()
  useApprovalRules(getViewSource('ApproveTransaction'))
  return (
    <LoginProvider>
      <SendProvider>{children}</SendProvider>
    </LoginProvider>
  )
}

/** It is on its way before a view asks for it, and again if it did not come. */
function useRestOfLanguage() {
  const { loadRest } = useLanguage()
  const { isOpen } = useModalState()
  useEffect(() => {
    if (isOpen) loadRest?.()
  }, [isOpen, loadRest])
}
