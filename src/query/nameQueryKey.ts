import type { getName } from '../actions/getName.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of what is registered under a name. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameQueryKey(kit) })
 */
export function nameQueryKey(
  kit: Kit,
  options?: nameQueryKey.Options | undefined,
): nameQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'name', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId', 'name'])]
}

export declare namespace nameQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?: getName.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'name', string, string, Options?]
}
