import type { QueryFilters } from '@tanstack/react-query'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import { foldCase } from '../core/address/foldCase.js'
import type { Kit } from '../createKit.js'
import { accountQueryFilters } from './accountQueryFilters.js'
import { swapTokensQueryKey } from './swapTokensQueryKey.js'

/**
 * Filters of react-query for what a swap changes: all that is known of the
 * account on the network, and its balances among the tokens to swap.
 *
 * @param parameters.address - EVM address in any case
 * @param parameters.caipNetworkId - CAIP-2 id
 *
 * @example
 * await queryClient.invalidateQueries(swapQueryFilters(kit, { address, caipNetworkId: 'eip155:1' }))
 */
export function swapQueryFilters(
  kit: Kit,
  parameters: swapQueryFilters.Parameters,
): swapQueryFilters.ReturnType {
  parameters = assertParameters(kit, parameters, {
    address: 'string',
    caipNetworkId: 'string',
  })
  const { address, caipNetworkId } = parameters
  const { predicate } = accountQueryFilters(kit, parameters)
  const start = swapTokensQueryKey(kit)
  const chainId = Number(caipNetworkId.split(':')[1])
  return {
    predicate(query) {
      if (predicate(query)) return true
      const { queryKey } = query
      const isTokens = start.every((part, at) => queryKey[at] === part)
      if (!isTokens) return false
      const asked = queryKey[start.length] as swapTokensQueryKey.Options
      const network = asked?.chainId
      return (
        foldCase(asked?.address ?? '') === foldCase(address) &&
        (network === chainId || network === caipNetworkId)
      )
    },
  }
}

export declare namespace swapQueryFilters {
  type Parameters = { address: string; caipNetworkId: `eip155:${number}` }
  type ReturnType = Required<Pick<QueryFilters, 'predicate'>>
}
