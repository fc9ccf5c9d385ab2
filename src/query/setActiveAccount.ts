import { setActiveAccount } from '../actions/setActiveAccount.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `setActiveAccount`, which makes the account of
 * another connected wallet the active one.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(setActiveAccountMutationOptions(kit))
 */
export function setActiveAccountMutationOptions(
  kit: Kit,
  options: setActiveAccountMutationOptions.Options = {},
): setActiveAccountMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'setActiveAccount'],
    mutationFn: async (variables) => setActiveAccount(kit, variables),
  }
}

export declare namespace setActiveAccountMutationOptions {
  type Options = MutationParameter<
    void,
    setActiveAccount.ErrorType,
    setActiveAccount.Parameters
  >
  type ReturnType = MutationOptions<
    void,
    setActiveAccount.ErrorType,
    setActiveAccount.Parameters
  >
}
