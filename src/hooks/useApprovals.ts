'use client'
import { useMemo, useSyncExternalStore } from 'react'
import type { FrameApproval } from '../core/ports.js'
import { useKit } from './useKit.js'

const none: readonly FrameApproval[] = []

/**
 * The requests that wait for the person's approval in the embedded wallet, the
 * one that is asked for first.
 *
 * @example
 * const { approvals, cancel } = useApprovals()
 * return approvals.map(({ id, method }) => <li key={id}>{method}</li>)
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
  const controls = useMemo(
    () => ({
      cancel: (id?: string) => frame?.peek()?.cancelApprovals(id),
      present() {
        const claim = frame?.claimApprovals()
        // The last dialog that is opened is above the others.
        claim?.hide()
        claim?.show()
        return () => {
          claim?.hide()
          claim?.release()
        }
      },
      show() {
        const claim = frame?.claimApprovals()
        claim?.show()
        claim?.release()
      },
    }),
    [frame],
  )
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
