import type { getOnrampUrl } from '../actions/getOnrampUrl.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of the link of a provider's page. Without options it is the beginning of all such keys of the
 * project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampUrlQueryKey(kit) })
 */
export function onrampUrlQueryKey(
  kit: Kit,
  options?: onrampUrlQueryKey.Options | undefined,
): onrampUrlQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'onrampUrl', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [
    ...start,
    toKeyOptions(options, [
      'address',
      'amount',
      'chainId',
      'paymentCurrency',
      'paymentMethod',
      'provider',
      'purchaseCurrency',
      'quote',
    ]),
  ]
}

export declare namespace onrampUrlQueryKey {
  type Options = {
    [key in Exclude<keyof getOnrampUrl.Parameters, 'signal'>]?:
      | getOnrampUrl.Parameters[key]
      | undefined
  }
  type ReturnType = readonly ['latchkey', 'onrampUrl', string, string, Options?]
}
