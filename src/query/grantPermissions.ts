import { grantPermissions } from '../actions/grantPermissions.js'
import type { Kit } from '../createKit.js'
import { mutationDefaults } from './utils/mutationDefaults.js'
import type { MutationOptions, MutationParameter } from './utils/types.js'

/**
 * Returns mutation options for `grantPermissions`, which asks a wallet for
 * permissions that a key of the app may use.
 *
 * It does not invalidate queries; `useGrantPermissions` does.
 *
 * @param options.mutation - react-query options
 *
 * @example
 * const mutation = useMutation(grantPermissionsMutationOptions(kit))
 */
export function grantPermissionsMutationOptions(
  kit: Kit,
  options: grantPermissionsMutationOptions.Options = {},
): grantPermissionsMutationOptions.ReturnType {
  return {
    ...options.mutation,
    ...mutationDefaults,
    mutationKey: ['latchkey', 'grantPermissions'],
    mutationFn: async (variables) => grantPermissions(kit, variables),
  }
}

export declare namespace grantPermissionsMutationOptions {
  type Options = MutationParameter<
    grantPermissions.ReturnType,
    grantPermissions.ErrorType,
    grantPermissions.Parameters
  >
  type ReturnType = MutationOptions<
    grantPermissions.ReturnType,
    grantPermissions.ErrorType,
    grantPermissions.Parameters
  >
}
