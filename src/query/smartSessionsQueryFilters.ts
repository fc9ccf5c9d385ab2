import type { QueryFilters } from '@tanstack/react-query'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import { foldCase } from '../core/address/foldCase.js'
import { toCaipNetworkId } from '../core/network/toCaipNetworkId.js'
import type { Kit } from '../createKit.js'
import { smartSessionsQueryKey } from './smartSessionsQueryKey.js'

/**
 * Filters of react-query for the smart sessions of one account on one network,
 * in whatever form both were asked for.
 *
 * @example
 * queryClient.invalidateQueries(smartSessionsQueryFilters(kit, { address, chainId: 1 }))
 */
export function smartSessionsQueryFilters(
  kit: Kit,
  parameters: { address: string; chainId: number | string },
): Required<Pick<QueryFilters, 'predicate' | 'queryKey'>> {
  parameters = assertParameters(kit, parameters, {
    address: 'string',
    chainId: 'number | string',
  })
  const whose = toPlace(parameters)
  return {
    queryKey: smartSessionsQueryKey(kit),
    predicate({ queryKey: [, , , , options] }) {
      return toPlace(options as smartSessionsQueryKey.Options) === whose
    },
  }
}

function toPlace(options: smartSessionsQueryKey.Options = {}) {
  const { address, chainId } = options
  if (!address || chainId === undefined) return undefined
  try {
    return `${toCaipNetworkId(chainId)}:${foldCase(address)}`
  } catch {
    return undefined
  }
}
