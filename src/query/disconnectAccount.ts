import { disconnectAccount } from '../actions/disconnectAccount.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `disconnectAccount`, which disconnects one
 * wallet.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(disconnectAccountMutationOptions(kit))
 */
export function disconnectAccountMutationOptions(
  kit: Kit,
  options: disconnectAccountMutationOptions.Options = {},
): disconnectAccountMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'disconnectAccount'],
    mutationFn: async (variables) => disconnectAccount(kit, variables),
  }
}

export declare namespace disconnectAccountMutationOptions {
  type Options = MutationParameter<
    void,
    disconnectAccount.ErrorType,
    disconnectAccount.Parameters
  >
  type ReturnType = MutationOptions<
    void,
    disconnectAccount.ErrorType,
    disconnectAccount.Parameters
  >
}
