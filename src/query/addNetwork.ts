import { addNetwork } from '../actions/addNetwork.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `addNetwork`, which adds a network at run time.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(addNetworkMutationOptions(kit))
 */
export function addNetworkMutationOptions(
  kit: Kit,
  options: addNetworkMutationOptions.Options = {},
): addNetworkMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'addNetwork'],
    mutationFn: async (variables) => addNetwork(kit, variables),
  }
}

export declare namespace addNetworkMutationOptions {
  type Options = MutationParameter<
    addNetwork.ReturnType,
    addNetwork.ErrorType,
    addNetwork.Parameters
  >
  type ReturnType = MutationOptions<
    addNetwork.ReturnType,
    addNetwork.ErrorType,
    addNetwork.Parameters
  >
}
