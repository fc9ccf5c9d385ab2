import { removeNetwork } from '../actions/removeNetwork.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `removeNetwork`, which removes a network at run time.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(removeNetworkMutationOptions(kit))
 */
export function removeNetworkMutationOptions(
  kit: Kit,
  options: removeNetworkMutationOptions.Options = {},
): removeNetworkMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'removeNetwork'],
    mutationFn: async (variables) => removeNetwork(kit, variables),
  }
}

export declare namespace removeNetworkMutationOptions {
  type Options = MutationParameter<
    removeNetwork.ReturnType,
    removeNetwork.ErrorType,
    removeNetwork.Parameters
  >
  type ReturnType = MutationOptions<
    removeNetwork.ReturnType,
    removeNetwork.ErrorType,
    removeNetwork.Parameters
  >
}
