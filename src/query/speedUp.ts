import { speedUp } from '../actions/speedUp.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `speedUp`, which sends a pending payment again at a higher fee.
 *
 * It does not invalidate queries; `useSpeedUp` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(speedUpMutationOptions(kit))
 */
export function speedUpMutationOptions(
  kit: Kit,
  options: speedUpMutationOptions.Options = {},
): speedUpMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'speedUp'],
    mutationFn: async (variables) => speedUp(kit, variables),
  }
}

export declare namespace speedUpMutationOptions {
  type Options = MutationParameter<
    speedUp.ReturnType,
    speedUp.ErrorType,
    speedUp.Parameters
  >
  type ReturnType = MutationOptions<
    speedUp.ReturnType,
    speedUp.ErrorType,
    speedUp.Parameters
  >
}
