'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getReverseNames } from '../actions/getReverseNames.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { reverseNamesQueryOptions } from '../query/reverseNames.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the names registered for an address.
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
 * const { data } = useReverseNames()
 * return data?.records.map(({ name }) => <li key={name}>{name}</li>)
 */
export function useReverseNames<selectData = getReverseNames.ReturnType>(
  parameters: useReverseNames.Parameters<selectData> = {},
): useReverseNames.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  return useQuery(
    reverseNamesQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useReverseNames {
  type Parameters<selectData = getReverseNames.ReturnType> = useKit.Parameters &
    reverseNamesQueryOptions.Options<selectData> & {
      namespace?: AccountNamespace | undefined
    }
  type ReturnType<selectData = getReverseNames.ReturnType> = UseQueryResult<
    selectData,
    getReverseNames.ErrorType
  >
}
