import { getExchangeAssets } from '../actions/getExchangeAssets.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { PayError } from '../core/errors/pay.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/** Stale time of the assets an exchange can pay in. */
const EXCHANGE_ASSETS_FRESH_MS = 300_000

/**
 * Returns options for a query of the assets an exchange can pay in.
 *
 * Enabled once `exchangeId` is given. Does not retry, because the API client already does. Fresh for 5 minutes.
 *
 * @param options - the parameters of `getExchangeAssets`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(exchangeAssetsQueryOptions(kit, { exchangeId }))
 */
export function exchangeAssetsQueryOptions<
  selectData = getExchangeAssets.ReturnType,
>(
  kit: Kit,
  options: exchangeAssetsQueryOptions.Options<selectData> = {},
): exchangeAssetsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: EXCHANGE_ASSETS_FRESH_MS,
    ...query,
    enabled: Boolean(options.exchangeId && (query?.enabled ?? true)),
    queryKey: exchangeAssetsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters = {}], signal }) {
      const { exchangeId } = parameters
      if (!exchangeId) throw new PayError({ code: 'INVALID_PAYMENT_CONFIG' })
      return getExchangeAssets(kit, { ...parameters, exchangeId, signal })
    },
  }
}

export declare namespace exchangeAssetsQueryOptions {
  type Options<selectData = getExchangeAssets.ReturnType> =
    exchangeAssetsQueryKey.Options &
      QueryParameter<
        getExchangeAssets.ReturnType,
        getExchangeAssets.ErrorType,
        selectData,
        exchangeAssetsQueryKey.ReturnType
      >
  type ReturnType<selectData = getExchangeAssets.ReturnType> = QueryOptions<
    getExchangeAssets.ReturnType,
    getExchangeAssets.ErrorType,
    selectData,
    exchangeAssetsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the assets an exchange can pay in. Without options, it is the prefix of
 * all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: exchangeAssetsQueryKey(kit) })
 */
export function exchangeAssetsQueryKey(
  kit: Kit,
  options?: exchangeAssetsQueryKey.Options | undefined,
): exchangeAssetsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'exchangeAssets',
    kit.projectId,
    kit.hosts.explorer,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['exchangeId'])]
}

export declare namespace exchangeAssetsQueryKey {
  type Options = {
    [key in Exclude<keyof getExchangeAssets.Parameters, 'signal'>]?:
      | getExchangeAssets.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'exchangeAssets',
    string,
    string,
    Options?,
  ]
}
