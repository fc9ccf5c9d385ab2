import { getWallets } from '../actions/getWallets.js'
import { WALLETS_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'
import { walletsQueryKey } from './walletsQueryKey.js'

/**
 * Query of the explorer's wallets that the app features, or of those that are
 * recommended; fresh for 5 minutes. `walletsInfiniteQueryOptions` has all.
 *
 * It does not retry by itself: the API client has done that already.
 *
 * @param options - the parameters of `getWallets`, and `query` for react-query
 *
 * @example
 * await queryClient.prefetchQuery(walletsQueryOptions(kit, { list: 'recommended' }))
 */
export function walletsQueryOptions<selectData = getWallets.ReturnType>(
  kit: Kit,
  options: walletsQueryOptions.Options<selectData>,
): walletsQueryOptions.ReturnType<selectData> {
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: WALLETS_FRESH_MS,
    ...query,
    enabled: query?.enabled ?? true,
    queryKey: walletsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , , parameters], signal }) {
      return getWallets(kit, { ...parameters, signal })
    },
  }
}

export declare namespace walletsQueryOptions {
  type Options<selectData = getWallets.ReturnType> = Pick<
    walletsQueryKey.Options,
    'isMobile' | 'namespace'
  > & { list: 'featured' | 'recommended' } & QueryParameter<
      getWallets.ReturnType,
      getWallets.ErrorType,
      selectData,
      walletsQueryKey.ReturnType
    >
  type ReturnType<selectData = getWallets.ReturnType> = QueryOptions<
    getWallets.ReturnType,
    getWallets.ErrorType,
    selectData,
    walletsQueryKey.ReturnType
  >
}
