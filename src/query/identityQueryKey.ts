import type { getIdentity } from '../actions/getIdentity.js'
import type { Kit } from '../createKit.js'

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
  const start = ['latchkey', 'identity', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  const { address, chainId } = options
  return [...start, { address, chainId }]
}

export declare namespace identityQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?: getIdentity.Parameters[key] | undefined
  }
  type ReturnType = readonly ['latchkey', 'identity', string, string, Options?]
}
