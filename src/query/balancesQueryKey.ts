import type { getBalances } from '../actions/getBalances.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of an account's balances. Without options it is the beginning of all
 * keys of balances of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: balancesQueryKey(kit) })
 */
export function balancesQueryKey(
  kit: Kit,
  options?: balancesQueryKey.Options | undefined,
): balancesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'balances', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'address',
      'chainId',
      'forceUpdate',
      'includeIndivisible',
    ]),
  ]
}

export declare namespace balancesQueryKey {
  type Options = Omit<getBalances.Parameters, 'namespace' | 'signal'>
  type ReturnType = readonly ['latchkey', 'balances', string, string, Options?]
}
