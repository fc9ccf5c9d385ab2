'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getName } from '../actions/getName.js'
import { nameQueryOptions } from '../query/name.js'
import { useEvmAccount } from './account/useEvmAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the registration of a name and its address on a network.
 *
 * Before sending money to it, resolve it again: `resolveName` with `fresh`.
 *
 * @param parameters.name - full name, such as `ada.reown.id`
 * @param parameters.chainId - default the active EVM account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useName({ name: 'ada.reown.id' })
 * return <p>{data?.address ?? 'Nobody has this name'}</p>
 */
export function useName<selectData = getName.ReturnType>(
  parameters: useName.Parameters<selectData> = {},
): useName.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useEvmAccount({ kit })
  const chainId = parameters.chainId ?? account?.chainId
  return useQuery(nameQueryOptions(kit, { ...parameters, chainId }))
}

export declare namespace useName {
  type Parameters<selectData = getName.ReturnType> = useKit.Parameters &
    nameQueryOptions.Options<selectData>
  type ReturnType<selectData = getName.ReturnType> = UseQueryResult<
    selectData,
    getName.ErrorType
  >
}
