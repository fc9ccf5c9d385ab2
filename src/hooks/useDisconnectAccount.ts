'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { disconnectAccount } from '../actions/disconnectAccount.js'
import type { MutationParameter } from './types.js'
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
  return useMutation({
    ...parameters.mutation,
    mutationKey: ['latchkey', 'disconnectAccount'],
    mutationFn: (variables: disconnectAccount.Parameters) =>
      disconnectAccount(kit, variables),
    networkMode: 'always',
  })
}

export declare namespace useDisconnectAccount {
  type Parameters = useKit.Parameters &
    MutationParameter<
      void,
      disconnectAccount.ErrorType,
      disconnectAccount.Parameters
    >
  type ReturnType = UseMutationResult<
    void,
    disconnectAccount.ErrorType,
    disconnectAccount.Parameters
  >
}
