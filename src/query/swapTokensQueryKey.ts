import type { getSwapTokens } from '../actions/getSwapTokens.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of the tokens that can be swapped, with an account's balances. Without
 * options it is the beginning of all such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: swapTokensQueryKey(kit) })
 */
export function swapTokensQueryKey(
  kit: Kit,
  options?: swapTokensQueryKey.Options | undefined,
): swapTokensQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'swapTokens',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['address', 'chainId'])]
}

export declare namespace swapTokensQueryKey {
  type Options = Omit<getSwapTokens.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'swapTokens',
    string,
    string,
    Options?,
  ]
}
