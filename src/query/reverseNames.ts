import { getReverseNames } from '../actions/getReverseNames.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { IDENTITY_FRESH_MS } from '../core/constants/names.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the names registered for an address, fresh
 * for 5 minutes.
 *
 * Enabled once `address` and `chainId` are given. Does not retry, because the
 * API client already does.
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
 * Returns the query key of the names of an address. Without options, it is the
 * prefix of all such keys of the project.
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
