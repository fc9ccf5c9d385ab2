import { assertParameters } from '../actions/parameters/assertParameters.js'
import type { Kit } from '../createKit.js'
import { toAccountFilters } from './utils/toAccountFilters.js'

/**
 * Returns react-query filters for the data of one account: its balances,
 * activity, NFTs and native balance, and nothing of other accounts. Use it to
 * invalidate what a transaction may have changed.
 *
 * Queries for all networks at once match each of them.
 *
 * @param parameters.address - EVM addresses in any case
 * @param parameters.caipNetworkId - CAIP-2 id; default all networks
 * @param parameters.names - default all four
 *
 * @example
 * await queryClient.invalidateQueries(
 *   accountQueryFilters(kit, { address, caipNetworkId: 'eip155:1' }),
 * )
 */
export function accountQueryFilters(
  kit: Kit,
  parameters: accountQueryFilters.Parameters,
): accountQueryFilters.ReturnType {
  const asked = assertParameters(kit, parameters, {
    address: 'string',
    caipNetworkId: 'string | undefined',
    names: 'string[] | undefined',
  })
  return toAccountFilters(kit, asked)
}

export declare namespace accountQueryFilters {
  /** `native` is the native balance alone, of wagmi or of the kit. */
  type Name = toAccountFilters.Name
  type Parameters = toAccountFilters.Parameters
  type ReturnType = toAccountFilters.ReturnType
}
