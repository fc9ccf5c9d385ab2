import type { getSwapQuote } from '../actions/getSwapQuote.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of what a swap would give. Without options it is the beginning of all
 * such keys of the project.
 *
 * @example
 * queryClient.removeQueries({ queryKey: swapQuoteQueryKey(kit) })
 */
export function swapQuoteQueryKey(
  kit: Kit,
  options?: swapQuoteQueryKey.Options | undefined,
): swapQuoteQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'swapQuote', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'account',
      'amount',
      'chainId',
      'from',
      'slippage',
      'to',
    ]),
  ]
}

export declare namespace swapQuoteQueryKey {
  type Options = {
    [key in Exclude<keyof getSwapQuote.Parameters, 'signal'>]?:
      | getSwapQuote.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'swapQuote', string, string, Options?]
}
