'use client'
import { resolveFeatures } from '../../core/features/resolveFeatures.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useKit } from '../../hooks/useKit.js'

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
  if (!features.smartSessions || !account) return 'off'
  return account.namespace === 'eip155' ? 'on' : 'elsewhere'
}

export declare namespace useSmartSessionsStatus {
  /** `elsewhere`: an account on an EVM chain could have some. */
  type ReturnType = 'elsewhere' | 'off' | 'on'
}
