import type { getOnrampQuote } from '../actions/getOnrampQuote.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of a purchase's price. Without options it is the beginning of all such keys of the
 * project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampQuoteQueryKey(kit) })
 */
export function onrampQuoteQueryKey(
  kit: Kit,
  options?: onrampQuoteQueryKey.Options | undefined,
): onrampQuoteQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'onrampQuote',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'amount',
      'chainId',
      'paymentCurrency',
      'paymentMethod',
      'purchaseCurrency',
    ]),
  ]
}

export declare namespace onrampQuoteQueryKey {
  type Options = {
    [key in Exclude<keyof getOnrampQuote.Parameters, 'signal'>]?:
      | getOnrampQuote.Parameters[key]
      | undefined
  }
  type ReturnType = readonly [
    'latchkey',
    'onrampQuote',
    string,
    string,
    Options?,
  ]
}
