import { signIn } from '../actions/signIn.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `signIn`, which signs in with a connected
 * account.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(signInMutationOptions(kit))
 */
export function signInMutationOptions(
  kit: Kit,
  options: signInMutationOptions.Options = {},
): signInMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'signIn'],
    mutationFn: async (variables) => signIn(kit, variables ?? {}),
  }
}

export declare namespace signInMutationOptions {
  /** With `void`, react-query makes it optional. */
  // biome-ignore lint/suspicious/noConfusingVoidType: see above
  type Variables = signIn.Parameters | void
  type Options = MutationParameter<
    signIn.ReturnType,
    signIn.ErrorType,
    Variables
  >
  type ReturnType = MutationOptions<
    signIn.ReturnType,
    signIn.ErrorType,
    Variables
  >
}
