import { revokePermissions } from '../actions/revokePermissions.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `revokePermissions`, which revokes the
 * permission of an app.
 *
 * It does not invalidate queries; `useRevokePermissions` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(revokePermissionsMutationOptions(kit))
 */
export function revokePermissionsMutationOptions(
  kit: Kit,
  options: revokePermissionsMutationOptions.Options = {},
): revokePermissionsMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'revokePermissions'],
    mutationFn: async (variables) => revokePermissions(kit, variables),
  }
}

export declare namespace revokePermissionsMutationOptions {
  type Options = MutationParameter<
    revokePermissions.ReturnType,
    revokePermissions.ErrorType,
    revokePermissions.Parameters
  >
  type ReturnType = MutationOptions<
    revokePermissions.ReturnType,
    revokePermissions.ErrorType,
    revokePermissions.Parameters
  >
}
