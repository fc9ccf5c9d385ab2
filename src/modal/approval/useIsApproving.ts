'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'

/** Whether the embedded wallet waits for an approval: nothing may cover it. */
export function useIsApproving(): boolean {
  const { frame } = useKit()
  return useSyncExternalStore(
    useCallback((listener) => frame?.subscribe(listener) ?? noop, [frame]),
    () => (frame?.getState().approvals.length ?? 0) > 0,
    () => false,
  )
}

const noop = () => {}
