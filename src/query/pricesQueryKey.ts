import { assertKit } from '../actions/parameters/assertKit.js'
import { listPriceAddresses } from '../core/price/listPriceAddresses.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of the prices of tokens, the same whichever order they are given in.
 * Without options it is the beginning of all such keys of the project.
 *
 * @param options.addresses - CAIP-10 ids
 * @param options.tokens - rows of the balances, or alike
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: pricesQueryKey(kit) })
 */
export function pricesQueryKey(
  kit: Kit,
  options?: pricesQueryKey.Options | undefined,
): pricesQueryKey.ReturnType {
  assertKit(kit)
  const start = ['latchkey', 'prices', kit.projectId, kit.hosts.api] as const
  if (!options) return start
  return [...start, toParameters(options)]
}

export declare namespace pricesQueryKey {
  type Options = listPriceAddresses.Parameters
  type ReturnType = readonly [
    'latchkey',
    'prices',
    string,
    string,
    listPriceAddresses.Parameters?,
  ]
}

/** What cannot be read is left to the query, which may fail; a render may not. */
function toParameters(options: pricesQueryKey.Options) {
  const { addresses, tokens } = toKeyOptions(options, ['addresses', 'tokens'])
  try {
    return { addresses: listPriceAddresses({ addresses, tokens }) }
  } catch {
    return { addresses, tokens: toPlain(tokens) }
  }
}

function toPlain(tokens: pricesQueryKey.Options['tokens']) {
  if (!Array.isArray(tokens)) return tokens
  try {
    return Array.from(tokens, (token) => ({
      address: token?.address,
      chainId: token?.chainId,
    }))
  } catch {
    return tokens
  }
}
