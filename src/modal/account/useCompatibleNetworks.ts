'use client'
import { worksOn } from '../../features/accounts/worksOn.js'
import { useActiveAccount } from '../../hooks/useActiveAccount.js'
import { useEmbeddedUser } from '../../hooks/useEmbeddedUser.js'
import { useKit } from '../../hooks/useKit.js'
import { useNetworks } from '../../hooks/useNetworks.js'

/**
 * Returns the configured networks on which the active account has its
 * address: all EVM chains for an EOA, the enabled ones for a smart account,
 * and the clusters for Solana. The current one comes first.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * useCompatibleNetworks().map(({ name }) => name)
 */
export function useCompatibleNetworks(
  parameters: useKit.Parameters = {},
): useCompatibleNetworks.ReturnType {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const { networks } = useNetworks({ kit })
  const user = useEmbeddedUser({ kit })
  if (!account) return []
  return networks
    .filter((network) => worksOn(account, user, network))
    .sort((one, other) => Number(other.isActive) - Number(one.isActive))
}

export declare namespace useCompatibleNetworks {
  type ReturnType = readonly useNetworks.Network[]
}
