import { getOriginStatus } from '../actions/getOriginStatus.js'
import { PROJECT_FRESH_MS } from '../core/constants.js'
import type { Kit } from '../createKit.js'
import { originStatusQueryKey } from './originStatusQueryKey.js'
import { queryDefaults } from './utils/queryDefaults.js'
import { readOptions } from './utils/readOptions.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Query of whether the project's dashboard allows this page. Fresh for 5
 * minutes.
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
