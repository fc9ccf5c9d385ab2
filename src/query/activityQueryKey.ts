import type { getActivity } from '../actions/getActivity.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of an account's activity, all pages of it. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: activityQueryKey(kit) })
 */
export function activityQueryKey(
  kit: Kit,
  options?: activityQueryKey.Options | undefined,
): activityQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'activity', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace activityQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getActivity.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'activity', string, string, Options?]
}
