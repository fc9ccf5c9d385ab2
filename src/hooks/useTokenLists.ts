'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getTokenLists } from '../actions/getTokenLists.js'
import { tokenListsQueryOptions } from '../query/tokenLists.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the tokens of the app's token lists (`tokenLists` of the
 * kit). Fetches when it is first rendered; not at all without lists.
 *
 * @param parameters.chainId - number, 0x-hex or CAIP-2 id; default all networks
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useTokenLists({ chainId: 1 })
 * return data?.tokens.map(({ id, symbol }) => <li key={id}>{symbol}</li>)
 */
export function useTokenLists<selectData = getTokenLists.ReturnType>(
  parameters: useTokenLists.Parameters<selectData> = {},
): useTokenLists.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(tokenListsQueryOptions(kit, parameters))
}

export declare namespace useTokenLists {
  type Parameters<selectData = getTokenLists.ReturnType> = useKit.Parameters &
    tokenListsQueryOptions.Options<selectData>
  type ReturnType<selectData = getTokenLists.ReturnType> = UseQueryResult<
    selectData,
    getTokenLists.ErrorType
  >
}
