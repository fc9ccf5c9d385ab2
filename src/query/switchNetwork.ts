import { switchNetwork } from '../actions/switchNetwork.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `switchNetwork`, which switches the network of
 * an account.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(switchNetworkMutationOptions(kit))
 */
export function switchNetworkMutationOptions(
  kit: Kit,
  options: switchNetworkMutationOptions.Options = {},
): switchNetworkMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'switchNetwork'],
    mutationFn: async (variables) => switchNetwork(kit, variables),
  }
}

export declare namespace switchNetworkMutationOptions {
  type Options = MutationParameter<
    switchNetwork.ReturnType,
    switchNetwork.ErrorType,
    switchNetwork.Parameters
  >
  type ReturnType = MutationOptions<
    switchNetwork.ReturnType,
    switchNetwork.ErrorType,
    switchNetwork.Parameters
  >
}
