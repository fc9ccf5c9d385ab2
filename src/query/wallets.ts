import type { InfiniteData } from '@tanstack/react-query'
import { getWallets } from '../actions/getWallets.js'
import { WALLETS_FRESH_MS } from '../core/constants.js'
import { listNetworkIds } from '../core/network/listNetworkIds.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import type {
  InfiniteQueryOptions,
  InfiniteQueryParameter,
  QueryOptions,
  QueryParameter,
} from './utils/types.js'

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

/**
 * Key of wallets of the explorer, all pages of them. Without options it is the
 * beginning of all such keys of the kit.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: walletsQueryKey(kit) })
 */
export function walletsQueryKey(
  kit: Kit,
  options?: walletsQueryKey.Options | undefined,
): walletsQueryKey.ReturnType {
  const { exclude, featured, include } = kit.wallets ?? {}
  // Two kits of one project can be for other networks, and other wallets.
  const scope = [listNetworkIds(kit), include, exclude, featured]
  const host = kit.hosts.explorer
  const start = ['latchkey', 'wallets', kit.projectId, host, scope] as const
  if (!options) return start
  const { badgeType, isMobile, list, namespace, search, skip } = options
  return [...start, { badgeType, isMobile, list, namespace, search, skip }]
}

export declare namespace walletsQueryKey {
  type Options = Omit<getWallets.Parameters, 'page' | 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'wallets',
    string,
    string,
    readonly (readonly string[] | undefined)[],
    Options?,
  ]
}
