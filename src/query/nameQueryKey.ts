import type { lookUpName } from '../actions/lookUpName.js'
import type { Kit } from '../createKit.js'

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
  const start = ['latchkey', 'name', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  const { chainId, name } = options
  return [...start, { chainId, name }]
}

export declare namespace nameQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?: lookUpName.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'name', string, string, Options?]
}
