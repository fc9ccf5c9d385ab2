import { sendToken } from '../actions/sendToken.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Sends the native coin or a token, as `sendToken` does: key and function of the mutation.
 *
 * Nothing is read again afterwards: that is what `useSendToken` adds.
 *
 * @param options.mutation - options of react-query
 *
 * @example
 * const mutation = useMutation(sendTokenMutationOptions(kit))
 */
export function sendTokenMutationOptions(
  kit: Kit,
  options: sendTokenMutationOptions.Options = {},
): sendTokenMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'sendToken'],
    mutationFn: async (variables) => sendToken(kit, variables),
  }
}

export declare namespace sendTokenMutationOptions {
  type Options = MutationParameter<
    sendToken.ReturnType,
    sendToken.ErrorType,
    sendToken.Parameters
  >
  type ReturnType = MutationOptions<
    sendToken.ReturnType,
    sendToken.ErrorType,
    sendToken.Parameters
  >
}
