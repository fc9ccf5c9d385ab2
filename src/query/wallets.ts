import type { InfiniteData } from '@tanstack/react-query'
import { getWallets } from '../actions/getWallets.js'
import type { Kit } from '../createKit.js'
import { listNetworkIds } from '../features/networks/listNetworkIds.js'
import { queryDefaults } from './utils/queryDefaults.js'
import type {
  InfiniteQueryOptions,
  InfiniteQueryParameter,
  QueryOptions,
  QueryParameter,
} from './utils/types.js'

/** Stale time of the explorer's wallets. */
const WALLETS_FRESH_MS = 300_000

/**
 * Returns options for a query of the explorer's featured or recommended
 * wallets; fresh for 5 minutes. For all wallets, use
 * `walletsInfiniteQueryOptions`.
 *
 * Does not retry, because the API client already does.
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
 * Returns options for an infinite query of all wallets of the explorer, 40 per
 * page, or of those that match a name; fresh for 5 minutes.
 *
 * Does not retry, because the API client already does.
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
 * Returns the query key of explorer wallets, for all of their pages. Without
 * options, it is the prefix of all such keys of the kit.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: walletsQueryKey(kit) })
 */
export function walletsQueryKey(
  kit: Kit,
  options?: walletsQueryKey.Options | undefined,
): walletsQueryKey.ReturnType {
  const { exclude, featured, include } = kit.wallets ?? {}
  // Kits of one project can have different networks and wallets.
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
