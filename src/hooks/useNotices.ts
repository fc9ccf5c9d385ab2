'use client'
import { useMemo } from 'react'
import { notifyError } from '../actions/notice/notifyError.js'
import { useKitAtom } from '../context.js'
import type { Alert, Toast } from '../core/notice.js'
import { dismissAlert } from '../features/notices/dismissAlert.js'
import { dismissToast } from '../features/notices/dismissToast.js'
import { holdToast } from '../features/notices/holdToast.js'
import { showAlert } from '../features/notices/showAlert.js'
import { showToast } from '../features/notices/showToast.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading and controlling the current toast and alert. Our
 * components show them; without components, an app can render them itself.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { notifyError } = useNotices()
 * const send = useSendToken({ mutation: { onError: (error) => notifyError(error) } })
 */
export function useNotices(
  parameters: useNotices.Parameters = {},
): useNotices.ReturnType {
  const kit = useKit(parameters)
  const { alerts, toast } = useKitAtom(kit, kit.atoms.notices)
  const controls = useMemo(
    () => ({
      dismissAlert: () => dismissAlert(kit),
      dismissToast: (id?: number) => dismissToast(kit, id),
      holdToast: () => holdToast(kit),
      notifyError: (error: unknown, options?: notifyError.Options) =>
        notifyError(kit, error, options),
      showAlert: (alert: Alert) => showAlert(kit, alert),
      showToast: (next: showToast.Parameters) => showToast(kit, next),
    }),
    [kit],
  )
  return { ...controls, alert: alerts[0], toast }
}

export declare namespace useNotices {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Shown at the top of the modal until dismissed. */
    alert: Alert | undefined
    /** Shown briefly, also outside the modal. */
    toast: Toast | undefined
    /** Dismisses the alert. */
    dismissAlert: () => void
    /** By default, dismisses whatever is shown or queued. */
    dismissToast: (id?: number) => void
    /** Keeps the toast open until the returned function is called. */
    holdToast: () => () => void
    /**
     * Shows an error in the appropriate place; `inline` is left to the caller.
     */
    notifyError: (
      error: unknown,
      options?: notifyError.Options,
    ) => notifyError.ReturnType
    /** Shows an alert, once per kind. */
    showAlert: (alert: Alert) => void
    /** Shows one toast at a time; returns the ID for `dismissToast`. */
    showToast: (toast: showToast.Parameters) => number
  }
  type ErrorType = useKit.ErrorType
}
