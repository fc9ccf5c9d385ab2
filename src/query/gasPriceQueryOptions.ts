import { getGasPrice } from '../actions/getGasPrice.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { gasPriceQueryKey } from './gasPriceQueryKey.js'
import { queryDefaults } from './queryDefaults.js'
import type { QueryOptions, QueryParameter } from './types.js'

/**
 * Query of a network's gas price, fresh for 10 s. It is enabled once `chainId`
 * is given, and does not retry by itself: the API client has done that already.
 *
 * @param options - the parameters of `getGasPrice`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(gasPriceQueryOptions(kit, { chainId: 1 }))
 */
export function gasPriceQueryOptions<selectData = getGasPrice.ReturnType>(
  kit: Kit,
  options: gasPriceQueryOptions.Options<selectData> = {},
): gasPriceQueryOptions.ReturnType<selectData> {
  const { chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: FEE_REFRESH_INTERVAL_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && (query?.enabled ?? true)),
    queryKey: gasPriceQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getGasPrice(kit, { ...parameters, signal })
    },
  }
}

export declare namespace gasPriceQueryOptions {
  type Options<selectData = getGasPrice.ReturnType> = gasPriceQueryKey.Options &
    QueryParameter<
      getGasPrice.ReturnType,
      getGasPrice.ErrorType,
      selectData,
      gasPriceQueryKey.ReturnType
    >
  type ReturnType<selectData = getGasPrice.ReturnType> = QueryOptions<
    getGasPrice.ReturnType,
    getGasPrice.ErrorType,
    selectData,
    gasPriceQueryKey.ReturnType
  >
}
