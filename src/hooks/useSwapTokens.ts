'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getSwapTokens } from '../actions/getSwapTokens.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { swapTokensQueryOptions } from '../query/swapTokens.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'

/**
 * Hook for fetching the tokens that can be swapped on a network, with the
 * account's balances. Suggested tokens come first.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - react-query options
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
  // Do not use the address of another namespace than the requested
  // network's.
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  const currency = useCurrencyCode(kit)
  const options = swapTokensQueryOptions(kit, {
    currency,
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
