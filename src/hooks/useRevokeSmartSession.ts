'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { requireAccount } from '../actions/requireAccount.js'
import { revokeSmartSession } from '../actions/revokeSmartSession.js'
import { smartSessionsQueryFilters } from '../query/smartSessionsQueryFilters.js'
import type { MutationParameter } from './types.js'
import { useKit } from './useKit.js'

/**
 * Takes back a permission that an account has granted to an app. The list of
 * that account on that network is read again, whether it worked or not.
 *
 * @param parameters.mutation - options of react-query
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
    ...parameters.mutation,
    mutationKey: ['latchkey', 'revokeSmartSession'],
    async mutationFn(variables: revokeSmartSession.Parameters) {
      // The account that is active now, whichever is when it has been signed.
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
    networkMode: 'always',
  })
}

export declare namespace useRevokeSmartSession {
  type Parameters = useKit.Parameters &
    MutationParameter<
      revokeSmartSession.ReturnType,
      revokeSmartSession.ErrorType,
      revokeSmartSession.Parameters
    >
  type ReturnType = UseMutationResult<
    revokeSmartSession.ReturnType,
    revokeSmartSession.ErrorType,
    revokeSmartSession.Parameters
  >
}
