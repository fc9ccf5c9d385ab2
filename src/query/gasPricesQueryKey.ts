import type { getGasPrices } from '../actions/getGasPrices.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of a network's gas price. Without options it is the beginning of all
 * such keys of the project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: gasPricesQueryKey(kit) })
 */
export function gasPricesQueryKey(
  kit: Kit,
  options?: gasPricesQueryKey.Options | undefined,
): gasPricesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'gasPrices', kit.projectId, kit.hosts.api] as const
  return options ? [...start, toKeyOptions(options, ['chainId'])] : start
}

export declare namespace gasPricesQueryKey {
  type Options = Pick<getGasPrices.Parameters, 'chainId'>
  type ReturnType = readonly ['latchkey', 'gasPrices', string, string, Options?]
}
