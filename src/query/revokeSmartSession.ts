import { revokeSmartSession } from '../actions/revokeSmartSession.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `revokeSmartSession`, which revokes the
 * permission of an app.
 *
 * It does not invalidate queries; `useRevokeSmartSession` does.
 *
 * @param options.mutation - react-query options
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
