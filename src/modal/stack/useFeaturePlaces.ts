'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import type { Feature } from '../../core/capabilities.js'
import type { useKit } from '../../hooks/useKit.js'
import { useNetworks } from '../../hooks/useNetworks.js'

/**
 * Returns where a feature is available if the active account's network does
 * not support it: networks an account can use, or else the required
 * namespace.
 *
 * @param parameters.feature - such as `swap`
 */
export function useFeaturePlaces(
  parameters: useKit.Parameters & { feature: Feature },
): useFeaturePlaces.ReturnType {
  const { networks } = useNetworks(parameters)
  const available = networks.filter(({ isAvailable }) => isAvailable)
  const [first] = networks
  return {
    available,
    needed: available.length === 0 ? first?.namespace : undefined,
  }
}

export declare namespace useFeaturePlaces {
  type ReturnType = {
    available: readonly useNetworks.Network[]
    /** Namespace to connect first; set if no network is available. */
    needed: AccountNamespace | undefined
  }
}
