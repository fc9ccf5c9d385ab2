import { signText } from '../actions/signText.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `signText`, which signs a message with a
 * connected account.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(signTextMutationOptions(kit))
 */
export function signTextMutationOptions(
  kit: Kit,
  options: signTextMutationOptions.Options = {},
): signTextMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'signText'],
    mutationFn: async (variables) => signText(kit, variables),
  }
}

export declare namespace signTextMutationOptions {
  type Options = MutationParameter<
    signText.ReturnType,
    signText.ErrorType,
    signText.Parameters
  >
  type ReturnType = MutationOptions<
    signText.ReturnType,
    signText.ErrorType,
    signText.Parameters
  >
}
