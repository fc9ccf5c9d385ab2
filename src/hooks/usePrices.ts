'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getPrices } from '../actions/getPrices.js'
import { pricesQueryOptions } from '../query/prices.js'
import { useKit } from './useKit.js'
import { useCurrencyCode } from './utils/useCurrencyCode.js'

/**
 * Hook for fetching token prices in the user's currency. These are estimates;
 * never use them to calculate a payment. Components that request the same tokens
 * share one request, regardless of order.
 *
 * @param parameters.addresses - CAIP-10 IDs of tokens, on any networks
 * @param parameters.currency - ISO 4217 code; default the user's, see
 * `useCurrency`
 * @param parameters.tokens - the same as rows of the balances or similar
 * objects: `chainId`, and `address` unless it is the native coin
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 * @throws InvalidCaipChainIdError if a token's network is invalid
 *
 * @example
 * const { data } = usePrices({ tokens: [{ chainId: 1 }] })
 * return <p>{data?.prices[0]?.price} {data?.currency}</p>
 */
export function usePrices<selectData = getPrices.ReturnType>(
  parameters: usePrices.Parameters<selectData> = {},
): usePrices.ReturnType<selectData> {
  const kit = useKit(parameters)
  const currency = useCurrencyCode(kit)
  return useQuery(pricesQueryOptions(kit, { currency, ...parameters }))
}

export declare namespace usePrices {
  type Parameters<selectData = getPrices.ReturnType> = useKit.Parameters &
    pricesQueryOptions.Options<selectData>
  type ReturnType<selectData = getPrices.ReturnType> = UseQueryResult<
    selectData,
    getPrices.ErrorType
  >
}
