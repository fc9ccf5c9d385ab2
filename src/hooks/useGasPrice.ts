'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getGasPrice } from '../actions/getGasPrice.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants.js'
import { gasPriceQueryOptions } from '../query/gasPriceQueryOptions.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * The gas price of a network at three levels, in wei per gas; asked for anew
 * every 10 s while it is used.
 *
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - options of react-query
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useGasPrice({ chainId: 1 })
 * return data && <p>{String(data.fast)}</p>
 */
export function useGasPrice<selectData = getGasPrice.ReturnType>(
  parameters: useGasPrice.Parameters<selectData> = {},
): useGasPrice.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  const options = gasPriceQueryOptions(kit, {
    ...parameters,
    chainId: parameters.chainId ?? account?.chainId,
    query: { refetchInterval: FEE_REFRESH_INTERVAL_MS, ...parameters.query },
  })
  return useQuery(options)
}

export declare namespace useGasPrice {
  type Parameters<selectData = getGasPrice.ReturnType> = useKit.Parameters &
    gasPriceQueryOptions.Options<selectData>
  type ReturnType<selectData = getGasPrice.ReturnType> = UseQueryResult<
    selectData,
    getGasPrice.ErrorType
  >
}
