'use client'
import {
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { requireAccount } from '../actions/account/requireAccount.js'
import { resetAccount } from '../actions/resetAccount.js'
import { copyParameters } from '../core/parameters/copyParameters.js'
import { embeddedUserQueryKey } from '../query/embeddedUser.js'
import { resetAccountMutationOptions } from '../query/resetAccount.js'
import { smartSessionsQueryFilters } from '../query/smartSessions.js'
import { useKit } from './useKit.js'

/**
 * Hook for undoing the upgrade of an embedded account to a smart account.
 * Invalidates the embedded user and the account's app permissions on that
 * network, whether it succeeds or not.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: reset } = useResetAccount()
 * return <button onClick={() => reset()}>Turn off smart account</button>
 */
export function useResetAccount(
  parameters: useResetAccount.Parameters = {},
): useResetAccount.ReturnType {
  const kit = useKit(parameters)
  const queryClient = useQueryClient()
  return useMutation({
    ...resetAccountMutationOptions(kit, parameters),
    async mutationFn(passed: resetAccountMutationOptions.Variables) {
      const variables = copyParameters(passed ?? {})
      // Read the active account now; it may change before the user approves.
      const { address, caipNetworkId } = requireAccount(kit, {
        namespace: 'eip155',
        ...variables,
      })
      const place = { address, chainId: caipNetworkId }
      try {
        return await resetAccount(kit, { ...variables, ...place })
      } finally {
        for (const filters of [
          { queryKey: embeddedUserQueryKey(kit) },
          smartSessionsQueryFilters(kit, place),
        ])
          queryClient.invalidateQueries(filters).catch(() => {})
      }
    },
  })
}

export declare namespace useResetAccount {
  type Parameters = useKit.Parameters & resetAccountMutationOptions.Options
  type ReturnType = UseMutationResult<
    resetAccount.ReturnType,
    resetAccount.ErrorType,
    resetAccountMutationOptions.Variables
  >
}
