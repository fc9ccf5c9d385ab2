'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { removeNetwork } from '../actions/removeNetwork.js'
import { removeNetworkMutationOptions } from '../query/removeNetwork.js'
import { useKit } from './useKit.js'

/**
 * Hook for removing a network at run time: a chain from the wagmi config, or a
 * cluster from `solana()`.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: removeNetwork } = useRemoveNetwork()
 * return <button onClick={() => removeNetwork({ chainId: 8453 })}>Remove</button>
 */
export function useRemoveNetwork(
  parameters: useRemoveNetwork.Parameters = {},
): useRemoveNetwork.ReturnType {
  const kit = useKit(parameters)
  return useMutation(removeNetworkMutationOptions(kit, parameters))
}

export declare namespace useRemoveNetwork {
  type Parameters = useKit.Parameters & removeNetworkMutationOptions.Options
  type ReturnType = UseMutationResult<
    removeNetwork.ReturnType,
    removeNetwork.ErrorType,
    removeNetwork.Parameters
  >
}
