import { registerName } from '../actions/registerName.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Registers a name for the active account, as `registerName` does: key and function of the mutation.
 *
 * Nothing is read again afterwards: that is what `useRegisterName` adds.
 *
 * @param options.mutation - options of react-query
 *
 * @example
 * const mutation = useMutation(registerNameMutationOptions(kit))
 */
export function registerNameMutationOptions(
  kit: Kit,
  options: registerNameMutationOptions.Options = {},
): registerNameMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'registerName'],
    mutationFn: async (variables) => registerName(kit, variables),
  }
}

export declare namespace registerNameMutationOptions {
  type Options = MutationParameter<
    registerName.ReturnType,
    registerName.ErrorType,
    registerName.Parameters
  >
  type ReturnType = MutationOptions<
    registerName.ReturnType,
    registerName.ErrorType,
    registerName.Parameters
  >
}
