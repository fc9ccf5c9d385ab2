import { getPrices } from '../actions/getPrices.js'
import { PRICE_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { pricesQueryKey } from './pricesQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of the prices of tokens, fresh for 15 s.
 *
 * It is enabled once there is a token. It does not retry by itself: the API
 * client has done that already.
 *
 * @param options - the parameters of `getPrices`, and `query` for react-query
 * @throws InvalidCaipChainIdError when a token's network is none
 *
 * @example
 * const data = await queryClient.fetchQuery(pricesQueryOptions(kit, { tokens }))
 */
export function pricesQueryOptions<selectData = getPrices.ReturnType>(
  kit: Kit,
  options: pricesQueryOptions.Options<selectData> = {},
): pricesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  const { addresses, tokens } = toKeyOptions(options, ['addresses', 'tokens'])
  return {
    ...queryDefaults,
    staleTime: PRICE_FRESH_MS,
    ...query,
    enabled: Boolean(
      (addresses?.length || tokens?.length) && (query?.enabled ?? true),
    ),
    queryKey: pricesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getPrices(kit, { ...parameters, signal })
    },
  }
}

export declare namespace pricesQueryOptions {
  type Options<selectData = getPrices.ReturnType> = pricesQueryKey.Options &
    QueryParameter<
      getPrices.ReturnType,
      getPrices.ErrorType,
      selectData,
      pricesQueryKey.ReturnType
    >
  type ReturnType<selectData = getPrices.ReturnType> = QueryOptions<
    getPrices.ReturnType,
    getPrices.ErrorType,
    selectData,
    pricesQueryKey.ReturnType
  >
}
