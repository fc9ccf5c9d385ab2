import type { getIdentity } from '../actions/getIdentity.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of an account's name and picture. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: identityQueryKey(kit) })
 */
export function identityQueryKey(
  kit: Kit,
  options?: identityQueryKey.Options | undefined,
): identityQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'identity', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace identityQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getIdentity.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'identity', string, string, Options?]
}
