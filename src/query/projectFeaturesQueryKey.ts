import type { FeatureOptions } from '../core/features/features.js'
import type { Kit } from '../createKit.js'

/**
 * Key of the project's features. They depend on what the page has set.
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
