import { getProjectFeatures } from '../actions/getProjectFeatures.js'
import {
  PROJECT_FRESH_MS,
  PROJECT_RETRY_MS,
} from '../core/constants/project.js'
import type { FeatureOptions } from '../core/features/features.js'
import type { Kit } from '../createKit.js'
import { queryDefaults } from './utils/queryDefaults.js'
import type { QueryOptions, QueryParameter } from './utils/types.js'

/**
 * Returns options for a query of the features of the project. Fresh for 5
 * minutes, or for 30 s if the dashboard could not be read.
 *
 * @param options.query - react-query options
 *
 * @example
 * const features = await queryClient.fetchQuery(projectFeaturesQueryOptions(kit))
 */
export function projectFeaturesQueryOptions<
  selectData = getProjectFeatures.ReturnType,
>(
  kit: Kit,
  options: projectFeaturesQueryOptions.Options<selectData> = {},
): projectFeaturesQueryOptions.ReturnType<selectData> {
  const { query } = options
  return {
    ...queryDefaults,
    staleTime: ({ state }) =>
      state.data?.isRemote ? PROJECT_FRESH_MS : PROJECT_RETRY_MS,
    ...query,
    enabled: query?.enabled ?? true,
    queryKey: projectFeaturesQueryKey(kit),
    async queryFn({ signal }) {
      return getProjectFeatures(kit, { signal })
    },
  }
}

export declare namespace projectFeaturesQueryOptions {
  type Options<selectData = getProjectFeatures.ReturnType> = QueryParameter<
    getProjectFeatures.ReturnType,
    getProjectFeatures.ErrorType,
    selectData,
    projectFeaturesQueryKey.ReturnType
  >
  type ReturnType<selectData = getProjectFeatures.ReturnType> = QueryOptions<
    getProjectFeatures.ReturnType,
    getProjectFeatures.ErrorType,
    selectData,
    projectFeaturesQueryKey.ReturnType
  >
}

/**
 * Returns the query key of the project's features. They depend on the page's
 * settings.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: projectFeaturesQueryKey(kit) })
 */
export function projectFeaturesQueryKey(
  kit: Kit,
): projectFeaturesQueryKey.ReturnType {
  const { features = {}, hosts, projectId } = kit
  return [
    'latchkey',
    'projectFeatures',
    projectId,
    hosts.explorer,
    { features },
  ]
}

export declare namespace projectFeaturesQueryKey {
  type ReturnType = readonly [
    'latchkey',
    'projectFeatures',
    string,
    string,
    { features: FeatureOptions },
  ]
}
