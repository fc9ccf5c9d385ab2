'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getChainBalances } from '../actions/getChainBalances.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { chainBalancesQueryOptions } from '../query/chainBalances.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching balances from the chain alone, through the app's own
 * transports: the native coin and watched tokens, on Solana all tokens. Works
 * without the API; there are no prices.
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
 * const { data } = useChainBalances()
 * return data?.balances.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)
 */
export function useChainBalances<selectData = getChainBalances.ReturnType>(
  parameters: useChainBalances.Parameters<selectData> = {},
): useChainBalances.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  return useQuery(
    chainBalancesQueryOptions(kit, {
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useChainBalances {
  type Parameters<selectData = getChainBalances.ReturnType> =
    useKit.Parameters &
      chainBalancesQueryOptions.Options<selectData> & {
        namespace?: AccountNamespace | undefined
      }
  type ReturnType<selectData = getChainBalances.ReturnType> = UseQueryResult<
    selectData,
    getChainBalances.ErrorType
  >
}
