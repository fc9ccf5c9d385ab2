import type { getReceive } from '../actions/getReceive.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

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
  assertKit(kit)
  const start = ['latchkey', 'receive', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, ['address', 'amount', 'chainId', 'token']),
  ]
}

export declare namespace receiveQueryKey {
  type Options = {
    [key in 'address' | 'amount' | 'chainId' | 'token']?:
      | getReceive.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'receive', string, string, Options?]
}
