import { resetAccount } from '../actions/resetAccount.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `resetAccount`, which undoes the upgrade of an
 * embedded account to a smart account.
 *
 * It does not invalidate queries; `useResetAccount` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(resetAccountMutationOptions(kit))
 */
export function resetAccountMutationOptions(
  kit: Kit,
  options: resetAccountMutationOptions.Options = {},
): resetAccountMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'resetAccount'],
    mutationFn: async (variables) => resetAccount(kit, variables ?? {}),
  }
}

export declare namespace resetAccountMutationOptions {
  /** With `void`, react-query makes it optional. */
  // biome-ignore lint/suspicious/noConfusingVoidType: see above
  type Variables = resetAccount.Parameters | void
  type Options = MutationParameter<
    resetAccount.ReturnType,
    resetAccount.ErrorType,
    Variables
  >
  type ReturnType = MutationOptions<
    resetAccount.ReturnType,
    resetAccount.ErrorType,
    Variables
  >
}
