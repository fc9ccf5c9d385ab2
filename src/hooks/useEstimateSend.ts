'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { estimateSend } from '../actions/estimateSend.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants/send.js'
import { getAccountNamespace } from '../features/accounts/getAccountNamespace.js'
import { estimateSendQueryOptions } from '../query/estimateSend.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for estimating the network fee of a send. Refetches every 10 s while
 * mounted.
 *
 * @param parameters.token - `native`, or the contract or mint address
 * @param parameters.to - recipient
 * @param parameters.amount - decimal string in whole tokens
 * @param parameters.chainId - also selects whether the EVM or the Solana
 * account pays; default the active account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useEstimateSend({ token: 'native', to, amount: '1.5' })
 * return data && <p>Fee: up to {data.feeText} ETH</p>
 */
export function useEstimateSend<selectData = estimateSend.ReturnType>(
  parameters: useEstimateSend.Parameters<selectData> = {},
): useEstimateSend.ReturnType<selectData> {
  const kit = useKit(parameters)
  const namespace = getAccountNamespace({
    address: parameters.account,
    chainId: parameters.chainId,
  })
  const account = useActiveAccount({ kit, namespace })
  const options = estimateSendQueryOptions(kit, {
    ...parameters,
    account: parameters.account ?? account?.address,
    chainId: parameters.chainId ?? account?.chainId,
    query: {
      refetchInterval: FEE_REFRESH_INTERVAL_MS,
      ...parameters.query,
    },
  })
  return useQuery(options)
}

export declare namespace useEstimateSend {
  type Parameters<selectData = estimateSend.ReturnType> = useKit.Parameters &
    estimateSendQueryOptions.Options<selectData>
  type ReturnType<selectData = estimateSend.ReturnType> = UseQueryResult<
    selectData,
    estimateSend.ErrorType
  >
}
