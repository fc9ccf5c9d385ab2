'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { disconnectAccount } from '../actions/disconnectAccount.js'
import { disconnectAccountMutationOptions } from '../query/disconnectAccount.js'
import { useKit } from './useKit.js'

/**
 * Disconnects one wallet; the others stay.
 *
 * @param parameters.mutation - options of react-query
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
