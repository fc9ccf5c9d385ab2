'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { disconnectAccount } from '../actions/disconnectAccount.js'
import { disconnectAccountMutationOptions } from '../query/disconnectAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for disconnecting one wallet. The others stay connected.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: disconnect } = useDisconnectAccount()
 * disconnect({ connectorUid: account.connector.uid })
 */
export function useDisconnectAccount(
  parameters: useDisconnectAccount.Parameters = {},
): useDisconnectAccount.ReturnType {
  const kit = useKit(parameters)
  return useMutation(disconnectAccountMutationOptions(kit, parameters))
}

export declare namespace useDisconnectAccount {
  type Parameters = useKit.Parameters & disconnectAccountMutationOptions.Options
  type ReturnType = UseMutationResult<
    void,
    disconnectAccount.ErrorType,
    disconnectAccount.Parameters
  >
}
