import { getReverseNames } from '../actions/getReverseNames.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { IDENTITY_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of the names that are registered for an address, fresh for 5 minutes.
 *
 * It is enabled once `address` and `chainId` are given, and does not retry by
 * itself: the API client has done that already.
 *
 * @param options - the parameters of `getReverseNames`, and `query` for react-query
 *
 * @example
 * const data = await queryClient.fetchQuery(reverseNamesQueryOptions(kit, { address, chainId: 1 }))
 */
export function reverseNamesQueryOptions<
  selectData = getReverseNames.ReturnType,
>(
  kit: Kit,
  options: reverseNamesQueryOptions.Options<selectData> = {},
): reverseNamesQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { address, chainId, query } = options
  return {
    ...queryDefaults,
    staleTime: IDENTITY_FRESH_MS,
    ...query,
    enabled: Boolean(
      address && chainId !== undefined && (query?.enabled ?? true),
    ),
    queryKey: reverseNamesQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getReverseNames(kit, { ...parameters, signal })
    },
  }
}

export declare namespace reverseNamesQueryOptions {
  type Options<selectData = getReverseNames.ReturnType> =
    reverseNamesQueryKey.Options &
      QueryParameter<
        getReverseNames.ReturnType,
        getReverseNames.ErrorType,
        selectData,
        reverseNamesQueryKey.ReturnType
      >
  type ReturnType<selectData = getReverseNames.ReturnType> = QueryOptions<
    getReverseNames.ReturnType,
    getReverseNames.ErrorType,
    selectData,
    reverseNamesQueryKey.ReturnType
  >
}

/**
 * Key of the names of an address. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: reverseNamesQueryKey(kit) })
 */
export function reverseNamesQueryKey(
  kit: Kit,
  options?: reverseNamesQueryKey.Options | undefined,
): reverseNamesQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'reverseNames',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace reverseNamesQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getReverseNames.Parameters[key] | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'reverseNames',
    string,
    string,
    Options?,
  ]
}
