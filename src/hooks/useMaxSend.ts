'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getMaxSend } from '../actions/getMaxSend.js'
import { getAccountNamespace } from '../core/account/getAccountNamespace.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants.js'
import { maxSendQueryOptions } from '../query/maxSend.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * The most that can be sent, with the fee of the native coin kept aside; asked
 * again every 10 s while it is used.
 *
 * @param parameters.token - `native`, or the contract's or mint's address
 * @param parameters.to - receiver; default the account itself
 * @param parameters.chainId - also says whether the EVM or the Solana account
 * pays; default the active account's network
 * @param parameters.account - default the active account
 * @param parameters.query - options of react-query
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
