import type { getNativeBalance } from '../actions/getNativeBalance.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of the native coin of an account. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: nativeBalanceQueryKey(kit) })
 */
export function nativeBalanceQueryKey(
  kit: Kit,
  options?: nativeBalanceQueryKey.Options | undefined,
): nativeBalanceQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'nativeBalance',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace nativeBalanceQueryKey {
  type Options = {
    [key in 'address' | 'chainId']?:
      | getNativeBalance.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'nativeBalance',
    string,
    string,
    Options?,
  ]
}
