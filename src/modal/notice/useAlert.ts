'use client'
import { useCallback } from 'react'
import { useKitAtom } from '../../context.js'
import type { Alert } from '../../core/notice.js'
import { dismissAlert } from '../../features/notices/dismissAlert.js'
import { useKit } from '../../hooks/useKit.js'

/** The alert of `useNotices`, without the code for showing alerts. */
export function useAlert(): {
  alert: Alert | undefined
  dismissAlert: () => void
} {
  const kit = useKit()
  const { alerts } = useKitAtom(kit, kit.atoms.notices)
  return {
    alert: alerts[0],
    dismissAlert: useCallback(() => dismissAlert(kit), [kit]),
  }
}
