import type { getSwapTokens } from '../actions/getSwapTokens.js'
import type { Kit } from '../createKit.js'

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
  const start = [
    'latchkey',
    'swapTokens',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  const { address, chainId } = options
  return [...start, { address, chainId }]
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
