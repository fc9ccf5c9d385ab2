import { getSmartSessions } from '../actions/getSmartSessions.js'
import { SMART_SESSIONS_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { smartSessionsQueryKey } from './smartSessionsQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of the permissions that an account has granted to apps.
 *
 * It is enabled once `address` and `chainId` are given. It does not retry by
 * itself: the API client has done that already.
 *
 * @param options - the parameters of `getSmartSessions`, and `query` for
 * react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(smartSessionsQueryOptions(kit, { address, chainId: 1 }))
 */
export function smartSessionsQueryOptions<
  selectData = getSmartSessions.ReturnType,
>(
  kit: Kit,
  options: smartSessionsQueryOptions.Options<selectData> = {},
): smartSessionsQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: SMART_SESSIONS_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: smartSessionsQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getSmartSessions(kit, { ...parameters, signal })
    },
  }
}

export declare namespace smartSessionsQueryOptions {
  type Options<selectData = getSmartSessions.ReturnType> =
    smartSessionsQueryKey.Options &
      QueryParameter<
        getSmartSessions.ReturnType,
        getSmartSessions.ErrorType,
        selectData,
        smartSessionsQueryKey.ReturnType
      >
  type ReturnType<selectData = getSmartSessions.ReturnType> = QueryOptions<
    getSmartSessions.ReturnType,
    getSmartSessions.ErrorType,
    selectData,
    smartSessionsQueryKey.ReturnType
  >
}
