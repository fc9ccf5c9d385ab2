import type { getGasPrice } from '../actions/getGasPrice.js'
import type { Kit } from '../createKit.js'

/**
 * Key of a network's gas price. Without options it is the beginning of all
 * such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: gasPriceQueryKey(kit) })
 */
export function gasPriceQueryKey(
  kit: Kit,
  options?: gasPriceQueryKey.Options | undefined,
): gasPriceQueryKey.ReturnType {
  const start = ['latchkey', 'gasPrice', kit.projectId, kit.hosts.api] as const
  return options ? [...start, { chainId: options.chainId }] : start
}

export declare namespace gasPriceQueryKey {
  type Options = Pick<getGasPrice.Parameters, 'chainId'>
  type ReturnType = readonly ['latchkey', 'gasPrice', string, string, Options?]
}
