'use client'
import { useFeature } from '../../hooks/useFeature.js'
import { useKit } from '../../hooks/useKit.js'
import { useProjectFeatures } from '../../hooks/useProjectFeatures.js'

/**
 * Returns whether the project shows the active account's activity on its
 * network. `asking` until the dashboard has responded; no activity is fetched
 * before.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const status = useActivityStatus()
 * return status === 'on' && <Activity />
 */
export function useActivityStatus(
  parameters: useActivityStatus.Parameters = {},
): useActivityStatus.ReturnType {
  const kit = useKit(parameters)
  const isPossible = useFeature({ feature: 'activity', kit })
  const { data, isPlaceholderData } = useProjectFeatures({ kit })
  if (!isPossible || data?.activity === false) return 'off'
  return isPlaceholderData ? 'asking' : 'on'
}

export declare namespace useActivityStatus {
  type Parameters = useKit.Parameters
  type ReturnType = 'asking' | 'off' | 'on'
  type ErrorType = useKit.ErrorType
}
