'use client'
import { resolveFeatures } from '../core/features/resolveFeatures.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Whether the page offers smart sessions, and the active account can have some:
 * they exist on EVM chains. The dashboard has no say in it.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const status = useSmartSessionsStatus()
 * return status === 'on' && <Sessions />
 */
export function useSmartSessionsStatus(
  parameters: useKit.Parameters = {},
): useSmartSessionsStatus.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const { features } = resolveFeatures({ local: kit.features })
  return features.smartSessions && account?.namespace === 'eip155'
    ? 'on'
    : 'off'
}

export declare namespace useSmartSessionsStatus {
  type ReturnType = 'off' | 'on'
}
