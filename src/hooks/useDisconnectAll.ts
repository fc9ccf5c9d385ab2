'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { disconnectAll } from '../actions/disconnectAll.js'
import { disconnectAllMutationOptions } from '../query/disconnectAll.js'
import { useKit } from './useKit.js'

/**
 * Hook for disconnecting all wallets, or those of one namespace.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: disconnect } = useDisconnectAll()
 * return <button onClick={() => disconnect()}>Disconnect</button>
 * // Only Solana's: disconnect({ namespace: 'solana' })
 */
export function useDisconnectAll(
  parameters: useDisconnectAll.Parameters = {},
): useDisconnectAll.ReturnType {
  const kit = useKit(parameters)
  return useMutation(disconnectAllMutationOptions(kit, parameters))
}

export declare namespace useDisconnectAll {
  type Parameters = useKit.Parameters & disconnectAllMutationOptions.Options
  type ReturnType = UseMutationResult<
    void,
    disconnectAll.ErrorType,
    disconnectAllMutationOptions.Variables
  >
}
