'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getSwapTokens } from '../actions/getSwapTokens.js'
import { getAccountNamespace } from '../core/account/getAccountNamespace.js'
import { swapTokensQueryOptions } from '../query/swapTokens.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * The tokens that can be swapped on a network, with what the account has of
 * them; suggested ones first.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - options of react-query
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useSwapTokens()
 * return data?.tokens.map(({ balance, symbol }) => `${balance ?? '0'} ${symbol}`)
 */
export function useSwapTokens<selectData = getSwapTokens.ReturnType>(
  parameters: useSwapTokens.Parameters<selectData> = {},
): useSwapTokens.ReturnType<selectData> {
  const kit = useKit(parameters)
  // Not the address of another kind of network than the one that is asked for.
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  const options = swapTokensQueryOptions(kit, {
    ...parameters,
    address: parameters.address ?? account?.address,
    chainId: parameters.chainId ?? account?.chainId,
  })
  return useQuery(options)
}

export declare namespace useSwapTokens {
  type Parameters<selectData = getSwapTokens.ReturnType> = useKit.Parameters &
    swapTokensQueryOptions.Options<selectData>
  type ReturnType<selectData = getSwapTokens.ReturnType> = UseQueryResult<
    selectData,
    getSwapTokens.ErrorType
  >
}
