'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useKit } from '../../hooks/useKit.js'
import type { watchApprovals } from './watchApprovals.js'

/**
 * Shows approvals of the embedded wallet in the modal once their code is
 * loaded. Until then, or if it fails to load, the wallet's dialog shows
 * itself, so an approval is never invisible.
 *
 * @param load - loads `watchApprovals` and the view it shows; called once the
 * wallet is in use
 */
export function useApprovalRules(
  load: () => Promise<typeof watchApprovals>,
): void {
  const kit = useKit()
  const { frame } = kit
  const isInUse = useSyncExternalStore(
    frame?.subscribe ?? subscribeToNothing,
    () => frame !== undefined && frame.getState().status !== 'idle',
    () => false,
  )
  const [watch, setWatch] = useState<typeof watchApprovals>()
  useEffect(() => {
    if (!isInUse || watch) return
    let isGone = false
    load().then(
      (loaded) => !isGone && setWatch(() => loaded),
      (error: unknown) => kit.logger.warn('approvals', error),
    )
    return () => {
      isGone = true
    }
  }, [isInUse, kit, load, watch])
  useEffect(() => watch?.(kit), [kit, watch])
}

const subscribeToNothing = () => () => {}
