import { getName } from '../actions/getName.js'
import { IDENTITY_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { nameQueryKey } from './nameQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of what is registered under a name, fresh for 5 minutes.
 *
 * It is enabled once `name` and `chainId` are given, and does not retry by
 * itself: the API client has done that already.
 *
 * @param options - the parameters of `getName`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(nameQueryOptions(kit, { name: 'ada.reown.id', chainId: 1 }))
 */
export function nameQueryOptions<selectData = getName.ReturnType>(
  kit: Kit,
  options: nameQueryOptions.Options<selectData> = {},
): nameQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { chainId, name, query } = options
  return {
    ...queryDefaults,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(chainId !== undefined && name && (query?.enabled ?? true)),
    queryKey: nameQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getName(kit, {
        ...parameters,
        name: parameters?.name ?? '',
        signal,
      })
    },
  }
}

export declare namespace nameQueryOptions {
  type Options<selectData = getName.ReturnType> = nameQueryKey.Options &
    QueryParameter<
      getName.ReturnType,
      getName.ErrorType,
      selectData,
      nameQueryKey.ReturnType
    >
  type ReturnType<selectData = getName.ReturnType> = QueryOptions<
    getName.ReturnType,
    getName.ErrorType,
    selectData,
    nameQueryKey.ReturnType
  >
}
