import { signOut } from '../actions/signOut.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `signOut`, which ends the session of the
 * active account.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(signOutMutationOptions(kit))
 */
export function signOutMutationOptions(
  kit: Kit,
  options: signOutMutationOptions.Options = {},
): signOutMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'signOut'],
    mutationFn: async (variables) => signOut(kit, variables ?? {}),
  }
}

export declare namespace signOutMutationOptions {
  /** With `void`, react-query makes it optional. */
  // biome-ignore lint/suspicious/noConfusingVoidType: see above
  type Variables = signOut.Parameters | void
  type Options = MutationParameter<void, signOut.ErrorType, Variables>
  type ReturnType = MutationOptions<void, signOut.ErrorType, Variables>
}
