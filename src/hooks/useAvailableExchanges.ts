'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getExchanges } from '../actions/getExchanges.js'
import { exchangesQueryOptions } from '../query/exchanges.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the exchanges that can pay.
 *
 * @param parameters - the parameters of `getExchanges`
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useAvailableExchanges({ paymentAsset })
 * return data?.exchanges.map(({ id, name }) => <p key={id}>{name}</p>)
 */
export function useAvailableExchanges<selectData = getExchanges.ReturnType>(
  parameters: useAvailableExchanges.Parameters<selectData> = {},
): useAvailableExchanges.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(exchangesQueryOptions(kit, parameters))
}

export declare namespace useAvailableExchanges {
  type Parameters<selectData = getExchanges.ReturnType> = useKit.Parameters &
    exchangesQueryOptions.Options<selectData>
  type ReturnType<selectData = getExchanges.ReturnType> = UseQueryResult<
    selectData,
    getExchanges.ErrorType
  >
}
