'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getMaxSend } from '../actions/getMaxSend.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants/send.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { maxSendQueryOptions } from '../query/maxSend.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the maximum amount that can be sent. Reserves the fee if
 * the token is the native coin. Refetches every 10 s while mounted.
 *
 * @param parameters.token - `native`, or the contract or mint address
 * @param parameters.to - recipient; default the account itself
 * @param parameters.chainId - also selects whether the EVM or the Solana
 * account pays; default the active account's network
 * @param parameters.account - default the active account
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useMaxSend({ token: 'native' })
 * return data && <button onClick={() => setAmount(data.amount)}>Max</button>
 */
export function useMaxSend<selectData = getMaxSend.ReturnType>(
  parameters: useMaxSend.Parameters<selectData> = {},
): useMaxSend.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace({
    address: parameters.account,
    chainId: parameters.chainId,
  })
  const account = useActiveAccount({ kit, namespace })
  const options = maxSendQueryOptions(kit, {
    ...parameters,
    account: parameters.account ?? account?.address,
    chainId: parameters.chainId ?? account?.chainId,
    query: { refetchInterval: FEE_REFRESH_INTERVAL_MS, ...parameters.query },
  })
  return useQuery(options)
}

export declare namespace useMaxSend {
  type Parameters<selectData = getMaxSend.ReturnType> = useKit.Parameters &
    maxSendQueryOptions.Options<selectData>
  type ReturnType<selectData = getMaxSend.ReturnType> = UseQueryResult<
    selectData,
    getMaxSend.ErrorType
  >
}
