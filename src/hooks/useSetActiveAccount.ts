'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { setActiveAccount } from '../actions/setActiveAccount.js'
import { setActiveAccountMutationOptions } from '../query/setActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for activating the account of another connected wallet.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: setActiveAccount } = useSetActiveAccount()
 * setActiveAccount({ connectorUid: account.connector.uid })
 */
export function useSetActiveAccount(
  parameters: useSetActiveAccount.Parameters = {},
): useSetActiveAccount.ReturnType {
  const kit = useKit(parameters)
  return useMutation(setActiveAccountMutationOptions(kit, parameters))
}

export declare namespace useSetActiveAccount {
  type Parameters = useKit.Parameters & setActiveAccountMutationOptions.Options
  type ReturnType = UseMutationResult<
    void,
    setActiveAccount.ErrorType,
    setActiveAccount.Parameters
  >
}
