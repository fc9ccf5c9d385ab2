import type { InfiniteData } from '@tanstack/react-query'
import { getWallets } from '../actions/getWallets.js'
import { WALLETS_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import type {
  InfiniteQueryOptions,
  InfiniteQueryParameter,
} from './utils/types.js'
import { walletsQueryKey } from './walletsQueryKey.js'

/**
 * Infinite query of all wallets of the explorer, 40 by 40, or of those found by
 * a name; fresh for 5 minutes.
 *
 * It does not retry by itself: the API client has done that already.
 *
 * @param options - the parameters of `getWallets`, and `query` for react-query
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(walletsInfiniteQueryOptions(kit))
 */
export function walletsInfiniteQueryOptions<
  selectData = walletsInfiniteQueryOptions.Data,
>(
  kit: Kit,
  options: walletsInfiniteQueryOptions.Options<selectData> = {},
): walletsInfiniteQueryOptions.ReturnType<selectData> {
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: WALLETS_FRESH_MS,
    ...query,
    enabled: query?.enabled ?? true,
    getNextPageParam: ({ next }) => next,
    initialPageParam: 1,
    queryKey: walletsQueryKey(kit, { ...options, list: 'all' }),
    async queryFn({
      pageParam: page,
      queryKey: [, , , , , parameters],
      signal,
    }) {
      return getWallets(kit, { ...parameters, page, signal })
    },
  }
}

export declare namespace walletsInfiniteQueryOptions {
  type Data = InfiniteData<getWallets.ReturnType, number>
  type Options<selectData = Data> = Omit<walletsQueryKey.Options, 'list'> &
    InfiniteQueryParameter<
      getWallets.ReturnType,
      getWallets.ErrorType,
      selectData,
      walletsQueryKey.ReturnType,
      number
    >
  type ReturnType<selectData = Data> = InfiniteQueryOptions<
    getWallets.ReturnType,
    getWallets.ErrorType,
    selectData,
    walletsQueryKey.ReturnType,
    number
  >
}
