import { getOnrampUrl } from '../actions/getOnrampUrl.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

const ONRAMP_URL_FRESH_MS = 60_000

/**
 * Returns options for a query of the URL of a provider's page.
 *
 * Enabled once provider, address and `chainId` are given. The API creates a
 * URL per request, so it is fresh for a minute and requested once.
 *
 * @param options - the parameters of `getOnrampUrl`, and `query` for react-query
 *
 * @example
 * const { url } = await queryClient.fetchQuery(
 *   onrampUrlQueryOptions(kit, { address, chainId: 1, provider: 'coinbase' }),
 * )
 */
export function onrampUrlQueryOptions<selectData = getOnrampUrl.ReturnType>(
  kit: Kit,
  options: onrampUrlQueryOptions.Options<selectData> = {},
): onrampUrlQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, provider, query } = options
  return {
    ...queryDefaults,
    // Each URL is created for a user who is about to buy, so do not refetch.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    staleTime: ONRAMP_URL_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && provider && (query?.enabled ?? true),
    ),
    queryKey: onrampUrlQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      const { provider = '' } = parameters ?? {}
      return getOnrampUrl(kit, { ...parameters, provider, signal })
    },
  }
}

export declare namespace onrampUrlQueryOptions {
  type Options<selectData = getOnrampUrl.ReturnType> =
    onrampUrlQueryKey.Options &
      QueryParameter<
        getOnrampUrl.ReturnType,
        getOnrampUrl.ErrorType,
        selectData,
        onrampUrlQueryKey.ReturnType
      >
  type ReturnType<selectData = getOnrampUrl.ReturnType> = QueryOptions<
    getOnrampUrl.ReturnType,
    getOnrampUrl.ErrorType,
    selectData,
    onrampUrlQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the URL of a provider's page. Without options, it
 * is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampUrlQueryKey(kit) })
 */
export function onrampUrlQueryKey(
  kit: Kit,
  options?: onrampUrlQueryKey.Options | undefined,
): onrampUrlQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'onrampUrl', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'address',
      'amount',
      'chainId',
      'paymentCurrency',
      'paymentMethod',
      'provider',
      'purchaseCurrency',
      'quote',
    ]),
  ]
}

export declare namespace onrampUrlQueryKey {
  type Options = {
    [key in Exclude<keyof getOnrampUrl.Parameters, 'signal'>]?:
      | getOnrampUrl.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'onrampUrl', string, string, Options?]
}
