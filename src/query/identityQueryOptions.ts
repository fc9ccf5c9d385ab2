import { getIdentity } from '../actions/getIdentity.js'
import { IDENTITY_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { identityQueryKey } from './identityQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of an account's name and picture, fresh for 5 minutes.
 *
 * It is enabled once `address` and `chainId` are given, and does not retry by
 * itself: the API client has done that already.
 *
 * @param options - the parameters of `getIdentity`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(identityQueryOptions(kit, { address, chainId: 1 }))
 */
export function identityQueryOptions<selectData = getIdentity.ReturnType>(
  kit: Kit,
  options: identityQueryOptions.Options<selectData> = {},
): identityQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: identityQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getIdentity(kit, { ...parameters, signal })
    },
  }
}

export declare namespace identityQueryOptions {
  type Options<selectData = getIdentity.ReturnType> = identityQueryKey.Options &
    QueryParameter<
      getIdentity.ReturnType,
      getIdentity.ErrorType,
      selectData,
      identityQueryKey.ReturnType
    >
  type ReturnType<selectData = getIdentity.ReturnType> = QueryOptions<
    getIdentity.ReturnType,
    getIdentity.ErrorType,
    selectData,
    identityQueryKey.ReturnType
  >
}
