'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getNativeBalance } from '../actions/getNativeBalance.js'
import type { AccountNamespace } from '../core/account/account.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { nativeBalanceQueryOptions } from '../query/nativeBalance.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'

/**
 * Hook for fetching an account's native balance through the app's own
 * transport, with its value in the user's currency.
 *
 * @param parameters.address - default the active account
 * @param parameters.chainId - default the active account's network
 * @param parameters.currency - ISO 4217 code; default the user's, see
 * `useCurrency`
 * @param parameters.namespace - `eip155` or `solana`, selects the active
 * account; default that of `chainId` or `address`, else that of the active
 * account
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useNativeBalance()
 * return data && <p>{data.formatted} {data.symbol}, {data.fiat} {data.currency}</p>
 */
export function useNativeBalance<selectData = getNativeBalance.ReturnType>(
  parameters: useNativeBalance.Parameters<selectData> = {},
): useNativeBalance.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace(parameters)
  const account = useActiveAccount({ kit, namespace })
  const currency = useCurrencyCode(kit)
  return useQuery(
    nativeBalanceQueryOptions(kit, {
      currency,
      ...parameters,
      address: parameters.address ?? account?.address,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useNativeBalance {
  type Parameters<selectData = getNativeBalance.ReturnType> =
    useKit.Parameters &
      nativeBalanceQueryOptions.Options<selectData> & {
        namespace?: AccountNamespace | undefined
      }
  type ReturnType<selectData = getNativeBalance.ReturnType> = UseQueryResult<
    selectData,
    getNativeBalance.ErrorType
  >
}
