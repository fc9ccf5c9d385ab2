'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getSmartSessions } from '../actions/getSmartSessions.js'
import { smartSessionsQueryOptions } from '../query/smartSessions.js'
import { useEvmAccount } from './account/useEvmAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the temporary permissions that an account has granted to
 * apps. EVM only; the list is empty for a Solana account.
 *
 * @param parameters.address - default the active EVM account
 * @param parameters.chainId - default that account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useSmartSessions()
 * return data?.sessions.map(({ pci, project }) => <p key={pci}>{project.name}</p>)
 */
export function useSmartSessions<selectData = getSmartSessions.ReturnType>(
  parameters: useSmartSessions.Parameters<selectData> = {},
): useSmartSessions.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useEvmAccount({ kit })
  return useQuery(
    smartSessionsQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useSmartSessions {
  type Parameters<selectData = getSmartSessions.ReturnType> =
    useKit.Parameters & smartSessionsQueryOptions.Options<selectData>
  type ReturnType<selectData = getSmartSessions.ReturnType> = UseQueryResult<
    selectData,
    getSmartSessions.ErrorType
  >
}
