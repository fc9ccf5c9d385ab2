'use client'
import { resolveFeatures } from '../../core/features/resolveFeatures.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Returns whether the app enables smart sessions and the active account
 * supports them. EVM only. The dashboard has no influence.
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
  if (!features.smartSessions || !account) return 'off'
  return account.namespace === 'eip155' ? 'on' : 'elsewhere'
}

export declare namespace useSmartSessionsStatus {
  /** `elsewhere`: requires an account on an EVM chain. */
  type ReturnType = 'elsewhere' | 'off' | 'on'
}
