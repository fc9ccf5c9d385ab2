import type { InfiniteData } from '@tanstack/react-query'
import { getActivity } from '../actions/getActivity.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyCurrency } from './utils/toKeyCurrency.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type {
  InfiniteQueryOptions,
  InfiniteQueryParameter,
} from './utils/types.js'

const HISTORY_FRESH_MS = 15_000

/**
 * Returns options for an infinite query of an account's activity, fresh for 15
 * s. The cursor belongs to the page, not to the key.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
 *
 * @param options - `address` and `chainId`, and `query` for react-query
 *
 * @example
 * await queryClient.prefetchInfiniteQuery(activityInfiniteQueryOptions(kit, { address, chainId: 1 }))
 */
export function activityInfiniteQueryOptions<
  selectData = activityInfiniteQueryOptions.Data,
>(
  kit: Kit,
  options: activityInfiniteQueryOptions.Options<selectData> = {},
): activityInfiniteQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: HISTORY_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    // A repeated cursor would loop forever.
    getNextPageParam: ({ next }, _pages, _cursor, cursors) =>
      next && !cursors.includes(next) ? next : undefined,
    // Not `undefined`, which JSON does not preserve.
    initialPageParam: '',
    queryKey: activityQueryKey(kit, options),
    async queryFn({ pageParam, queryKey: [, , , , parameters], signal }) {
      const cursor = pageParam || undefined
      return getActivity(kit, { ...parameters, cursor, signal })
    },
  }
}

export declare namespace activityInfiniteQueryOptions {
  type Data = InfiniteData<getActivity.ReturnType, string>
  type Options<selectData = Data> = activityQueryKey.Options &
    InfiniteQueryParameter<
      getActivity.ReturnType,
      getActivity.ErrorType,
      selectData,
      activityQueryKey.ReturnType,
      string
    >
  type ReturnType<selectData = Data> = InfiniteQueryOptions<
    getActivity.ReturnType,
    getActivity.ErrorType,
    selectData,
    activityQueryKey.ReturnType,
    string
  >
}

/**
 * Returns the query key of an account's activity, for all of its pages.
 * Without options, it is the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: activityQueryKey(kit) })
 */
export function activityQueryKey(
  kit: Kit,
  options?: activityQueryKey.Options | undefined,
): activityQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'activity', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    {
      ...toKeyOptions(options, ['address', 'chainId', 'onramp']),
      currency: toKeyCurrency(kit, options),
    },
  ]
}

export declare namespace activityQueryKey {
  type Options = {
    [key in 'address' | 'chainId' | 'currency' | 'onramp']?:
      | getActivity.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'activity', string, string, Options?]
}
