'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getPrices } from '../actions/getPrices.js'
import { pricesQueryOptions } from '../query/prices.js'
import { useKit } from './useKit.js'

/**
 * What tokens are worth in US dollars: estimates, never for calculating a
 * payment. Components that ask for the same tokens share one request, in
 * whichever order they name them.
 *
 * @param parameters.addresses - CAIP-10 ids of tokens, on any networks
 * @param parameters.tokens - the same as rows of the balances, or alike:
 * `chainId`, and `address` but for the native coin
 * @param parameters.query - options of react-query
 * @throws KitProviderNotFoundError
 * @throws InvalidCaipChainIdError when a token's network is none
 *
 * @example
 * const { data } = usePrices({ tokens: [{ chainId: 1 }] })
 * return <p>{data?.prices[0]?.price} USD</p>
 */
export function usePrices<selectData = getPrices.ReturnType>(
  parameters: usePrices.Parameters<selectData> = {},
): usePrices.ReturnType<selectData> {
  const kit = useKit(parameters)
  return useQuery(pricesQueryOptions(kit, parameters))
}

export declare namespace usePrices {
  type Parameters<selectData = getPrices.ReturnType> = useKit.Parameters &
    pricesQueryOptions.Options<selectData>
  type ReturnType<selectData = getPrices.ReturnType> = UseQueryResult<
    selectData,
    getPrices.ErrorType
  >
}
