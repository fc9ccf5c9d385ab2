'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'
import { watchApprovals } from './watchApprovals.js'

/**
 * Shows approvals of the embedded wallet in the modal once the view is
 * loaded. Until then, or if it fails to load, the wallet's dialog shows
 * itself, so an approval is never invisible.
 *
 * @param view.load - loads the view; called once the wallet is in use
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
