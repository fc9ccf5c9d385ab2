import { getGasPrices } from '../actions/getGasPrices.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { FEE_REFRESH_INTERVAL_MS } from '../core/constants/send.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of a network's gas price, fresh for 10 s.
 * Enabled once `chainId` is given. Does not retry, because the API client
 * already does.
 *
 * @param options - the parameters of `getGasPrices`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(gasPricesQueryOptions(kit, { chainId: 1 }))
 */
export function gasPricesQueryOptions<selectData = getGasPrices.ReturnType>(
  kit: Kit,
  options: gasPricesQueryOptions.Options<selectData> = {},
): gasPricesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: FEE_REFRESH_INTERVAL_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && (query?.enabled ?? true)),
    queryKey: gasPricesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getGasPrices(kit, { ...parameters, signal })
    },
  }
}

export declare namespace gasPricesQueryOptions {
  type Options<selectData = getGasPrices.ReturnType> =
    gasPricesQueryKey.Options &
      QueryParameter<
        getGasPrices.ReturnType,
        getGasPrices.ErrorType,
        selectData,
        gasPricesQueryKey.ReturnType
      >
  type ReturnType<selectData = getGasPrices.ReturnType> = QueryOptions<
    getGasPrices.ReturnType,
    getGasPrices.ErrorType,
    selectData,
    gasPricesQueryKey.ReturnType
  >
}

/**
 * Returns the query key of a network's gas price. Without options, it is the
 * prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: gasPricesQueryKey(kit) })
 */
export function gasPricesQueryKey(
  kit: Kit,
  options?: gasPricesQueryKey.Options | undefined,
): gasPricesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'gasPrices', kit.projectId, kit.hosts.api] as const
  return options ? [...start, toKeyOptions(options, ['chainId'])] : start
}

export declare namespace gasPricesQueryKey {
  type Options = Pick<getGasPrices.Parameters, 'chainId'>
  type ReturnType = readonly ['latchkey', 'gasPrices', string, string, Options?]
}
