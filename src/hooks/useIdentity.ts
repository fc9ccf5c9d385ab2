'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getIdentity } from '../actions/getIdentity.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { identityQueryOptions } from '../query/identity.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the name and picture of an account. Only on EVM networks,
 * not on test networks.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account; default that of `chainId` or `address`, else that of the active
 * account
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useIdentity({ address })
 * return <p>{data?.name ?? address}</p>
 */
export function useIdentity<selectData = getIdentity.ReturnType>(
  parameters: useIdentity.Parameters<selectData> = {},
): useIdentity.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  return useQuery(
    identityQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useIdentity {
  type Parameters<selectData = getIdentity.ReturnType> = useKit.Parameters &
    identityQueryOptions.Options<selectData> & {
      namespace?: AccountNamespace | undefined
    }
  type ReturnType<selectData = getIdentity.ReturnType> = UseQueryResult<
    selectData,
    getIdentity.ErrorType
  >
}
