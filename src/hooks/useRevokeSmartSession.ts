'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { requireAccount } from '../actions/account/requireAccount.js'
import { revokeSmartSession } from '../actions/revokeSmartSession.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { revokeSmartSessionMutationOptions } from '../query/revokeSmartSession.js'
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
 * const { mutate: revoke } = useRevokeSmartSession()
 * return <button onClick={() => revoke({ pci: session.pci })}>Revoke</button>
 */
export function useRevokeSmartSession(
  parameters: useRevokeSmartSession.Parameters = {},
): useRevokeSmartSession.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...revokeSmartSessionMutationOptions(kit, parameters),
    async mutationFn(passed: revokeSmartSession.Parameters) {
      const variables = copyParameters(passed)
      // Read the active account now; it may change before signing completes.
      const { address, caipNetworkId } = requireAccount(kit, {
        namespace: 'eip155',
        ...variables,
      })
      const place = { address, chainId: caipNetworkId }
      try {
        return await revokeSmartSession(kit, { ...variables, ...place })
      } finally {
        const filters = smartSessionsQueryFilters(kit, place)
        queryClient.invalidateQueries(filters).catch(() => {})
      }
    },
  })
}

export declare namespace useRevokeSmartSession {
  type Parameters = useKit.Parameters &
    revokeSmartSessionMutationOptions.Options
  type ReturnType = UseMutationResult<
    revokeSmartSession.ReturnType,
    revokeSmartSession.ErrorType,
    revokeSmartSession.Parameters
  >
}
