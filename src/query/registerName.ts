import { registerName } from '../actions/registerName.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `registerName`, which registers a name for an
 * account.
 *
 * It does not invalidate queries; `useRegisterName` does.
 *
 * @param options.mutation - react-query options
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
