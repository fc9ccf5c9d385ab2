'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { switchAccount } from '../actions/switchAccount.js'
import type { MutationParameter } from './types.js'
import { useKit } from './useKit.js'

/**
 * Makes the account of another connected wallet the active one.
 *
 * @param parameters.mutation - options of react-query
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: switchAccount } = useSwitchAccount()
 * switchAccount({ connectorUid: account.connector.uid })
 */
export function useSwitchAccount(
  parameters: useSwitchAccount.Parameters = {},
): useSwitchAccount.ReturnType {
  const kit = useKit(parameters)
  return useMutation({
    ...parameters.mutation,
    mutationKey: ['latchkey', 'switchAccount'],
    mutationFn: (variables: switchAccount.Parameters) =>
      switchAccount(kit, variables),
    networkMode: 'always',
  })
}

export declare namespace useSwitchAccount {
  type Parameters = useKit.Parameters &
    MutationParameter<void, switchAccount.ErrorType, switchAccount.Parameters>
  type ReturnType = UseMutationResult<
    void,
    switchAccount.ErrorType,
    switchAccount.Parameters
  >
}
