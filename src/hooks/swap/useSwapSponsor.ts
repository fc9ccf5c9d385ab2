'use client'
import { useQuery } from '@tanstack/react-query'
import type { Kit } from '../../createKit.js'
import { swapSponsorQueryOptions } from '../../query/swap/swapSponsor.js'
import { useActiveAccount } from '../useActiveAccount.js'

/**
 * Whether the app's paymaster pays the network fee when the active account
 * swaps the native coin. `undefined` until the wallet has answered; it is only
 * asked if the app has a paymaster.
 */
export function useSwapSponsor(parameters: {
  isEnabled: boolean
  kit: Kit
}): boolean | undefined {
  const { isEnabled, kit } = parameters
  const account = useActiveAccount({ kit, namespace: 'eip155' })
  const uid = account?.connector.uid ?? ''
  const isAsked =
    kit.paymaster !== undefined && kit.config.state.connections.has(uid)
  const { data, isError } = useQuery({
    ...swapSponsorQueryOptions(kit, {
      address: account?.address,
      caipNetworkId: account?.caipNetworkId,
      uid,
    }),
    enabled: isEnabled && isAsked,
  })
  return isAsked && !isError ? data : false
}
