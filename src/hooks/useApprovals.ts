'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { ApprovalsClaim, Frame, FrameApproval } from '../core/ports.js'
import { useKit } from './useKit.js'

const none: readonly FrameApproval[] = []

/**
 * Hook for reading the pending approval requests of the embedded wallet, the
 * current one first.
 *
 * The wallet renders its own dialog, which the page can neither read nor
 * click; it only controls when the dialog is on top. Nothing of the page may
 * cover it.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { approvals, present } = useApprovals()
 * const id = approvals[0]?.id
 * // Above a dialog of the app, for as long as that is there.
 * useEffect(() => (id ? present() : undefined), [id, present])
 */
export function useApprovals(
  parameters: useApprovals.Parameters = {},
): useApprovals.ReturnType {
  const { frame } = useKit(parameters)
  const approvals = useSyncExternalStore(
    useMemo(() => frame?.subscribe ?? (() => () => {}), [frame]),
    () => frame?.getState().approvals ?? none,
    () => none,
  )
  const controls = useMemo(() => createControls(frame), [frame])
  return { approvals, ...controls }
}

export declare namespace useApprovals {
  type Parameters = useKit.Parameters
  type ReturnType = {
    /** Requests that wait for approval in the frame, oldest first. */
    approvals: readonly FrameApproval[]
    /** Rejects one request, or all. */
    cancel: (id?: string) => void
    /** Shows the wallet's dialog on top; returns a function that hides it. */
    present: () => () => void
    /** Shows it again after the user left it. */
    show: () => void
  }
  type ErrorType = useKit.ErrorType
}

function createControls(frame: Frame | undefined) {
  let presented: ApprovalsClaim | undefined
  return {
    cancel: (id?: string) => frame?.peek()?.cancelApprovals(id),
    present() {
      const claim = frame?.claimApprovals()
      presented = claim
      // The dialog opened last is on top.
      claim?.hide()
      claim?.show()
      return () => {
        if (presented === claim) presented = undefined
        claim?.hide()
        claim?.release()
      }
    },
    show() {
      if (presented) return presented.show()
      if (!frame || frame.getState().approvals.length === 0) return
      // If released now, a frame that does not open by itself would hide it.
      const claim = frame.claimApprovals()
      const stop = frame.subscribe(() => {
        if (frame.getState().approvals.length > 0) return
        stop()
        claim.release()
      })
      claim.show()
    },
  }
}
