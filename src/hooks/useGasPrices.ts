'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getGasPrices } from '../actions/getGasPrices.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants/send.js'
import { gasPricesQueryOptions } from '../query/gasPrices.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching a network's gas price at three levels, in wei per gas.
 * Refetches every 10 s while mounted.
 *
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useGasPrices({ chainId: 1 })
 * return data && <p>{String(data.fast)}</p>
 */
export function useGasPrices<selectData = getGasPrices.ReturnType>(
  parameters: useGasPrices.Parameters<selectData> = {},
): useGasPrices.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const options = gasPricesQueryOptions(kit, {
    ...parameters,
    chainId: parameters.chainId ?? account?.chainId,
    query: { refetchInterval: FEE_REFRESH_INTERVAL_MS, ...parameters.query },
  })
  return useQuery(options)
}

export declare namespace useGasPrices {
  type Parameters<selectData = getGasPrices.ReturnType> = useKit.Parameters &
    gasPricesQueryOptions.Options<selectData>
  type ReturnType<selectData = getGasPrices.ReturnType> = UseQueryResult<
    selectData,
    getGasPrices.ErrorType
  >
}
