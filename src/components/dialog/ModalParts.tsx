'use client'
import type { ReactNode } from 'react'
import { useApprovalRules } from '../../hooks/useApprovalRules.js'
import { useModalRules } from '../../hooks/useModalRules.js'
import { LoginProvider } from '../login/LoginProvider.js'
import { SendProvider } from '../send/SendProvider.js'
import { getViewSource } from '../views/getViewSource.js'

/** What the views share, and the rules that lead from one to the other. */
export function ModalParts({ children }: { children: ReactNode }) {
  useModalRules()
  useApprovalRules(getViewSource('ApproveTransaction'))
  return (
    <LoginProvider>
      <SendProvider>{children}</SendProvider>
    </LoginProvider>
  )
}
