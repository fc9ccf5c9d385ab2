'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getBalances } from '../actions/getBalances.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { balancesQueryOptions } from '../query/balances.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'

/**
 * Hook for fetching an account's tokens on one network, with prices.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.currency - ISO 4217 code; default the user's, see
 * `useCurrency`
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account; default that of `chainId` or `address`, else that of the active
 * account
 * @param parameters.includeIndivisible - includes tokens without decimals
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data, error } = useBalances()
 * return data?.balances.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)
 */
export function useBalances<selectData = getBalances.ReturnType>(
  parameters: useBalances.Parameters<selectData> = {},
): useBalances.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  const currency = useCurrencyCode(kit)
  const options = balancesQueryOptions(kit, {
    currency,
    ...parameters,
    address: parameters.address ?? account?.address,
    chainId: parameters.chainId ?? account?.chainId,
  })
  return useQuery(options)
}

export declare namespace useBalances {
  type Parameters<selectData = getBalances.ReturnType> = useKit.Parameters &
    balancesQueryOptions.Options<selectData> & {
      namespace?: AccountNamespace | undefined
    }
  type ReturnType<selectData = getBalances.ReturnType> = UseQueryResult<
    selectData,
    getBalances.ErrorType
  >
}
