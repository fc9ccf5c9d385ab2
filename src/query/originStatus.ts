import { getOriginStatus } from '../actions/getOriginStatus.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import { PROJECT_FRESH_MS } from '../core/constants/project.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import { toKeyOptions } from './utils/toKeyOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of whether the project's dashboard allows this
 * page. Fresh for 5 minutes.
 *
 * @param options - the parameters of `getOriginStatus`, and `query` for
 * react-query
 *
 * @example
 * const { isAllowed } = await queryClient.fetchQuery(originStatusQueryOptions(kit))
 */
export function originStatusQueryOptions<
  selectData = getOriginStatus.ReturnType,
>(
  kit: Kit,
  options: originStatusQueryOptions.Options<selectData> = {},
): originStatusQueryOptions.ReturnType<selectData> {
  options = readOptions(kit, options)
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: PROJECT_FRESH_MS,
    ...query,
    enabled: query?.enabled ?? true,
    queryKey: originStatusQueryKey(kit, options),
    async queryFn({ queryKey: [, , , , parameters], signal }) {
      return getOriginStatus(kit, { ...parameters, signal })
    },
  }
}

export declare namespace originStatusQueryOptions {
  type Options<selectData = getOriginStatus.ReturnType> =
    originStatusQueryKey.Options &
      QueryParameter<
        getOriginStatus.ReturnType,
        getOriginStatus.ErrorType,
        selectData,
        originStatusQueryKey.ReturnType
      >
  type ReturnType<selectData = getOriginStatus.ReturnType> = QueryOptions<
    getOriginStatus.ReturnType,
    getOriginStatus.ErrorType,
    selectData,
    originStatusQueryKey.ReturnType
  >
}

/**
 * Returns the query key of whether a page is allowed. Without options, it is
 * the prefix of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: originStatusQueryKey(kit) })
 */
export function originStatusQueryKey(
  kit: Kit,
  options?: originStatusQueryKey.Options | undefined,
): originStatusQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'originStatus',
    kit.projectId,
    kit.hosts.explorer,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['origin'])]
}

export declare namespace originStatusQueryKey {
  type Options = Omit<getOriginStatus.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'originStatus',
    string,
    string,
    Options?,
  ]
}
