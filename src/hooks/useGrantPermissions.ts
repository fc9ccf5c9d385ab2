'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { requireAccount } from '../actions/account/requireAccount.js'
import { grantPermissions } from '../actions/grantPermissions.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { grantPermissionsMutationOptions } from '../query/grantPermissions.js'
import { smartSessionsQueryFilters } from '../query/smartSessions.js'
import { useKit } from './useKit.js'

/**
 * Hook for asking the wallet of an account for permissions that a key of the
 * app may use until they expire. Invalidates the account's list on that
 * network, whether it succeeds or not.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutateAsync: grant } = useGrantPermissions()
 * const { context } = await grant({ expiry, permissions, signer })
 */
export function useGrantPermissions(
  parameters: useGrantPermissions.Parameters = {},
): useGrantPermissions.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...grantPermissionsMutationOptions(kit, parameters),
    async mutationFn(passed: grantPermissions.Parameters) {
      const variables = copyParameters(passed)
      // Read the active account now; it may change before the wallet answers.
      const { address, caipNetworkId } = requireAccount(kit, {
        namespace: 'eip155',
        ...variables,
      })
      const place = { address, chainId: caipNetworkId }
      try {
        return await grantPermissions(kit, { ...variables, ...place })
      } finally {
        const filters = smartSessionsQueryFilters(kit, place)
        queryClient.invalidateQueries(filters).catch(() => {})
      }
    },
  })
}

export declare namespace useGrantPermissions {
  type Parameters = useKit.Parameters & grantPermissionsMutationOptions.Options
  type ReturnType = UseMutationResult<
    grantPermissions.ReturnType,
    grantPermissions.ErrorType,
    grantPermissions.Parameters
  >
}
