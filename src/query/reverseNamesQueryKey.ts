import type { getReverseNames } from '../actions/getReverseNames.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of the names of an address. Without
 * options it is the beginning of all such keys of the project.
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
