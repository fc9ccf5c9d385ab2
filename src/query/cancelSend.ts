import { cancelSend } from '../actions/cancelSend.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `cancelSend`, which cancels a pending payment.
 *
 * It does not invalidate queries; `useCancelSend` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(cancelSendMutationOptions(kit))
 */
export function cancelSendMutationOptions(
  kit: Kit,
  options: cancelSendMutationOptions.Options = {},
): cancelSendMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'cancelSend'],
    mutationFn: async (variables) => cancelSend(kit, variables),
  }
}

export declare namespace cancelSendMutationOptions {
  type Options = MutationParameter<
    cancelSend.ReturnType,
    cancelSend.ErrorType,
    cancelSend.Parameters
  >
  type ReturnType = MutationOptions<
    cancelSend.ReturnType,
    cancelSend.ErrorType,
    cancelSend.Parameters
  >
}
