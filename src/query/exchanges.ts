import { getExchanges } from '../actions/getExchanges.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Stale time of exchanges that can pay. */
const EXCHANGES_FRESH_MS = 60_000

/**
 * Returns options for a query of exchanges that can pay.
 *
 * Does not retry, because the API client already does. Fresh for 1 minute.
 *
 * @param options - the parameters of `getExchanges`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(exchangesQueryOptions(kit, { paymentAsset }))
 */
export function exchangesQueryOptions<selectData = getExchanges.ReturnType>(
  kit: Kit,
  options: exchangesQueryOptions.Options<selectData> = {},
): exchangesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: EXCHANGES_FRESH_MS,
    ...query,
    enabled: query?.enabled ?? true,
    queryKey: exchangesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      return getExchanges(kit, { ...parameters, signal })
    },
  }
}

export declare namespace exchangesQueryOptions {
  type Options<selectData = getExchanges.ReturnType> =
    exchangesQueryKey.Options &
      QueryParameter<
        getExchanges.ReturnType,
        getExchanges.ErrorType,
        selectData,
        exchangesQueryKey.ReturnType
      >
  type ReturnType<selectData = getExchanges.ReturnType> = QueryOptions<
    getExchanges.ReturnType,
    getExchanges.ErrorType,
    selectData,
    exchangesQueryKey.ReturnType
  >
}

/**
 * Returns the query key of exchanges that can pay. Without options, it is the prefix of
 * all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: exchangesQueryKey(kit) })
 */
export function exchangesQueryKey(
  kit: Kit,
  options?: exchangesQueryKey.Options | undefined,
): exchangesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'exchanges', kit.projectId, kit.hosts.rpc] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'amount',
      'exclude',
      'includeOnly',
      'isDeposit',
      'page',
      'paymentAsset',
    ]),
  ]
}

export declare namespace exchangesQueryKey {
  type Options = {
    [key in Exclude<keyof getExchanges.Parameters, 'signal'>]?:
      | getExchanges.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'exchanges', string, string, Options?]
}
