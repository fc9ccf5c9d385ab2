'use client'
import { useCallback, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'

/** Returns whether an approval is pending, which nothing may cover. */
export function useIsApproving(): boolean {
  const { frame } = useKit()
  return useSyncExternalStore(
    useCallback((listener) => frame?.subscribe(listener) ?? noop, [frame]),
    () => (frame?.getState().approvals.length ?? 0) > 0,
    () => false,
  )
}

const noop = () => {}
