import { getProjectLimits } from '../actions/getProjectLimits.js'
import {
  PROJECT_FRESH_MS,
  PROJECT_RETRY_MS,
} from '../core/constants/project.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of whether the project has used up its plan.
 * Fresh for 5 minutes, or for 30 s if that could not be read.
 *
 * @param options.query - react-query options
 *
 * @example
 * const { isUsageExceeded } = await queryClient.fetchQuery(projectLimitsQueryOptions(kit))
 */
export function projectLimitsQueryOptions<
  selectData = getProjectLimits.ReturnType,
>(
  kit: Kit,
  options: projectLimitsQueryOptions.Options<selectData> = {},
): projectLimitsQueryOptions.ReturnType<selectData> {
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: ({ state }) =>
      state.data?.limits ? PROJECT_FRESH_MS : PROJECT_RETRY_MS,
    ...query,
    enabled: query?.enabled ?? true,
    queryKey: projectLimitsQueryKey(kit),
    async queryFn({ signal }) {
      return getProjectLimits(kit, { signal })
    },
  }
}

export declare namespace projectLimitsQueryOptions {
  type Options<selectData = getProjectLimits.ReturnType> = QueryParameter<
    getProjectLimits.ReturnType,
    getProjectLimits.ErrorType,
    selectData,
    projectLimitsQueryKey.ReturnType
  >
  type ReturnType<selectData = getProjectLimits.ReturnType> = QueryOptions<
    getProjectLimits.ReturnType,
    getProjectLimits.ErrorType,
    selectData,
    projectLimitsQueryKey.ReturnType
  >
}

/**
 * Returns the query key of whether the project has used up its plan.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: projectLimitsQueryKey(kit) })
 */
export function projectLimitsQueryKey(
  kit: Kit,
): projectLimitsQueryKey.ReturnType {
  return ['latchkey', 'projectLimits', kit.projectId, kit.hosts.explorer]
}

export declare namespace projectLimitsQueryKey {
  type ReturnType = readonly ['latchkey', 'projectLimits', string, string]
}
