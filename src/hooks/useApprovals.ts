'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { ApprovalsClaim, Frame, FrameApproval } from '../core/ports.js'
import { useKit } from './useKit.js'

const none: readonly FrameApproval[] = []

/**
 * The requests that wait for the person's approval in the embedded wallet, the
 * one that is asked for first.
 *
 * The wallet draws its own dialog, which this page cannot read or press: it
 * can only say when it is on top. Nothing of the page may cover it.
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
    approvals: readonly FrameApproval[]
    /** The person says no: to one, or to all. */
    cancel: (id?: string) => void
    /** Shows the wallet's dialog above everything; returns what hides it. */
    present: () => () => void
    /** Shows it again, after it was left. */
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
      // The last dialog that is opened is above the others.
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
      // Released at once, a frame that shows nothing by itself would hide it.
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
