import type { QueryFilters } from '@tanstack/react-query'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import { swap } from '../actions/swap.js'
import { foldCase } from '../core/address/foldCase.js'
import type { Kit } from '../createKit.js'
import { accountQueryFilters } from './account.js'
import { swapTokensQueryKey } from './swapTokens.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `swap`, which swaps one token for another.
 *
 * It does not invalidate queries; `useSwap` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(swapMutationOptions(kit))
 */
export function swapMutationOptions(
  kit: Kit,
  options: swapMutationOptions.Options = {},
): swapMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'swap', kit.projectId],
    mutationFn: async (variables) => swap(kit, variables),
  }
}

export declare namespace swapMutationOptions {
  type Options = MutationParameter<
    swap.ReturnType,
    swap.ErrorType,
    swap.Parameters
  >
  type ReturnType = MutationOptions<
    swap.ReturnType,
    swap.ErrorType,
    swap.Parameters
  >
}

/**
 * Returns react-query filters for what a swap changes: the data of the account
 * on the network, and its balances in the list of swappable tokens.
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
