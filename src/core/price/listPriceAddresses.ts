import { foldCase } from '../address/foldCase.js'
import { toPriceAddress } from './toPriceAddress.js'

/**
 * The ids whose prices are asked for: each once, in one order, whichever order
 * they are given in, so that equal questions are equal.
 *
 * @param parameters.addresses - CAIP-10 ids
 * @param parameters.tokens - rows of the balances, or alike
 * @throws InvalidCaipChainIdError when a token's network is none
 */
export function listPriceAddresses(
  parameters: listPriceAddresses.Parameters,
): readonly string[] {
  const { addresses, tokens } = parameters
  const all = [...(addresses ?? []), ...(tokens ?? []).map(toPriceAddress)]
  return [...new Set(all.map(foldCase))].sort()
}

export declare namespace listPriceAddresses {
  type Parameters = {
    addresses?: readonly string[] | undefined
    tokens?: readonly toPriceAddress.Parameters[] | undefined
  }
}
