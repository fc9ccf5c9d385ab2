'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { requireAccount } from '../actions/account/requireAccount.js'
import { revokePermissions } from '../actions/revokePermissions.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { revokePermissionsMutationOptions } from '../query/revokePermissions.js'
import { smartSessionsQueryFilters } from '../query/smartSessions.js'
import { useKit } from './useKit.js'

/**
 * Hook for revoking a permission that an account has granted to an app.
 * Invalidates the account's list on that network, whether it succeeds or not.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: revoke } = useRevokePermissions()
 * return <button onClick={() => revoke({ pci: session.pci })}>Revoke</button>
 */
export function useRevokePermissions(
  parameters: useRevokePermissions.Parameters = {},
): useRevokePermissions.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...revokePermissionsMutationOptions(kit, parameters),
    async mutationFn(passed: revokePermissions.Parameters) {
      const variables = copyParameters(passed)
      // Read the active account now; it may change before signing completes.
      const { address, caipNetworkId } = requireAccount(kit, {
        namespace: 'eip155',
        ...variables,
      })
      const place = { address, chainId: caipNetworkId }
      try {
        return await revokePermissions(kit, { ...variables, ...place })
      } finally {
        const filters = smartSessionsQueryFilters(kit, place)
        queryClient.invalidateQueries(filters).catch(() => {})
      }
    },
  })
}

export declare namespace useRevokePermissions {
  type Parameters = useKit.Parameters & revokePermissionsMutationOptions.Options
  type ReturnType = UseMutationResult<
    revokePermissions.ReturnType,
    revokePermissions.ErrorType,
    revokePermissions.Parameters
  >
}
