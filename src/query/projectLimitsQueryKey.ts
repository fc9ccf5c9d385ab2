import type { Kit } from '../createKit.js'

/**
 * Key of whether the project has used up its plan.
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
