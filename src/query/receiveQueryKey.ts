import type { getReceive } from '../actions/getReceive.js'
import type { Kit } from '../createKit.js'

/**
 * Key of where an account can be paid. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: receiveQueryKey(kit) })
 */
export function receiveQueryKey(
  kit: Kit,
  options?: receiveQueryKey.Options | undefined,
): receiveQueryKey.ReturnType {
  const start = ['latchkey', 'receive', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  const { address, amount, chainId, token } = options
  return [...start, { address, amount, chainId, token }]
}

export declare namespace receiveQueryKey {
  type Options = {
    [key in 'address' | 'amount' | 'chainId' | 'token']?:
      | getReceive.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'receive', string, string, Options?]
}
