'use client'
import { useEffect, useState } from 'react'
import { DASHBOARD_WAIT_MS } from '../../core/constants/project.js'
import type { RemoteFeatures } from '../../core/features/features.js'
import type { Kit } from '../../createKit.js'
import { useProjectFeatures } from '../useProjectFeatures.js'
import { useKnownFeatures } from './useKnownFeatures.js'

/**
 * Returns the logins of the embedded wallet that the dashboard leaves on;
 * `undefined` while its first answer is awaited. What has been returned once
 * stays until the component unmounts: no login disappears under the pointer.
 *
 * @param parameters.isEnabled - if `false`, there are none, and no request
 */
export function useFrameLogins(
  parameters: useFrameLogins.Parameters,
): useFrameLogins.ReturnType {
  const { isEnabled, kit } = parameters
  const query = { enabled: isEnabled }
  const { data, isPlaceholderData } = useProjectFeatures({ kit, query })
  const { isStored } = useKnownFeatures(kit)
  const isAnswered = data !== undefined && (isStored || !isPlaceholderData)
  const isOver = useWaitEnd(kit, isEnabled && !isAnswered)
  const found = isAnswered || isOver ? data : undefined
  const [shown, setShown] = useState(found)
  if (isEnabled && !shown && found) setShown(found)
  return isEnabled ? (shown ?? found) : none
}

export declare namespace useFrameLogins {
  type Parameters = { isEnabled: boolean; kit: Kit }
  type ReturnType = Pick<RemoteFeatures, 'email' | 'socials'> | undefined
}

const none = { email: false, socials: false } as const

/** Returns whether the wait for the dashboard has ended without an answer. */
function useWaitEnd(kit: Kit, isWaiting: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const rest = kit.own(createWait).getRest()
    const timer = setTimeout(() => setIsOver(true), rest)
    return () => clearTimeout(timer)
  }, [isWaiting, kit])
  return isOver
}

/** One wait per kit: opening the view again does not start another. */
function createWait() {
  let endsAt: number | undefined
  return {
    getRest() {
      endsAt ??= Date.now() + DASHBOARD_WAIT_MS
      return Math.max(0, endsAt - Date.now())
    },
  }
}
