import { disconnectAll } from '../actions/disconnectAll.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `disconnectAll`, which disconnects all wallets.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(disconnectAllMutationOptions(kit))
 */
export function disconnectAllMutationOptions(
  kit: Kit,
  options: disconnectAllMutationOptions.Options = {},
): disconnectAllMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'disconnectAll'],
    mutationFn: async (variables) => disconnectAll(kit, variables ?? {}),
  }
}

export declare namespace disconnectAllMutationOptions {
  /** With `void`, react-query makes it optional. */
  // biome-ignore lint/suspicious/noConfusingVoidType: see above
  type Variables = disconnectAll.Parameters | void
  type Options = MutationParameter<void, disconnectAll.ErrorType, Variables>
  type ReturnType = MutationOptions<void, disconnectAll.ErrorType, Variables>
}
