import type { getNameAvailability } from '../actions/getNameAvailability.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of whether a name is free. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nameAvailabilityQueryKey(kit) })
 */
export function nameAvailabilityQueryKey(
  kit: Kit,
  options?: nameAvailabilityQueryKey.Options | undefined,
): nameAvailabilityQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'nameAvailability',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId', 'name'])]
}

export declare namespace nameAvailabilityQueryKey {
  type Options = {
    [key in 'chainId' | 'name']?:
      | getNameAvailability.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'nameAvailability',
    string,
    string,
    Options?,
  ]
}
