import { foldCase } from '../../core/address/foldCase.js'
import { toPriceAddress } from './toPriceAddress.js'

/**
 * Returns the IDs to request prices for, deduplicated and sorted, so that
 * equal sets give equal requests.
 *
 * @param parameters.addresses - CAIP-10 IDs
 * @param parameters.tokens - rows of the balances, or similar objects
 * @throws InvalidCaipChainIdError when a token's network is invalid
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
