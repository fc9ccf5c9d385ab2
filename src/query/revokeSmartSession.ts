import { revokeSmartSession } from '../actions/revokeSmartSession.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Ends the permission of an app, as `revokeSmartSession` does: key and function of the mutation.
 *
 * Nothing is read again afterwards: that is what `useRevokeSmartSession` adds.
 *
 * @param options.mutation - options of react-query
 *
 * @example
 * const mutation = useMutation(revokeSmartSessionMutationOptions(kit))
 */
export function revokeSmartSessionMutationOptions(
  kit: Kit,
  options: revokeSmartSessionMutationOptions.Options = {},
): revokeSmartSessionMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'revokeSmartSession'],
    mutationFn: async (variables) => revokeSmartSession(kit, variables),
  }
}

export declare namespace revokeSmartSessionMutationOptions {
  type Options = MutationParameter<
    revokeSmartSession.ReturnType,
    revokeSmartSession.ErrorType,
    revokeSmartSession.Parameters
  >
  type ReturnType = MutationOptions<
    revokeSmartSession.ReturnType,
    revokeSmartSession.ErrorType,
    revokeSmartSession.Parameters
  >
}
