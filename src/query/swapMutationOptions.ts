import { swap } from '../actions/swap.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Swaps one token for another, at a quote that was seen, as `swap` does: key and function of the mutation.
 *
 * Nothing is read again afterwards: that is what `useSwap` adds.
 *
 * @param options.mutation - options of react-query
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
