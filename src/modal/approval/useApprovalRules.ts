'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { watchApprovals } from './watchApprovals.js'

/**
 * Draws the chrome of the embedded wallet's approvals once its view is there.
 * Until then, and when it cannot be fetched, the wallet's dialog shows itself:
 * an approval is never invisible.
 *
 * @param view.load - fetches the view; it is asked once the wallet is in use
 */
export function useApprovalRules(view: { load: () => Promise<unknown> }): void {
  const kit = useKit()
  const { frame } = kit
  const isInUse = useSyncExternalStore(
    frame?.subscribe ?? subscribeToNothing,
    () => frame !== undefined && frame.getState().status !== 'idle',
    () => false,
  )
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!isInUse || isReady) return
    let isGone = false
    view.load().then(
      () => !isGone && setIsReady(true),
      (error: unknown) => kit.logger.warn('approvals', error),
    )
    return () => {
      isGone = true
    }
  }, [isInUse, isReady, kit, view])
  useEffect(() => (isReady ? watchApprovals(kit) : undefined), [isReady, kit])
}

const subscribeToNothing = () => () => {}
