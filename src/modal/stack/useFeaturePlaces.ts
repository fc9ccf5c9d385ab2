'use client'
import type { AccountNamespace } from '../../core/account/account.js'
import type { Feature } from '../../core/capabilities.js'
import type { useKit } from '../../hooks/useKit.js'
import { useNetworks } from '../../hooks/useNetworks.js'

/**
 * Where a feature works that the active account's network has not: the networks
 * that an account can be on, or else the kind of network that it needs.
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
    /** Nobody is connected on that kind of network. */
    needed: AccountNamespace | undefined
  }
}
