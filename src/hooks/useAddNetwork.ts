'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { addNetwork } from '../actions/addNetwork.js'
import { addNetworkMutationOptions } from '../query/addNetwork.js'
import { useKit } from './useKit.js'

/**
 * Hook for adding a network at run time: a chain to the wagmi config, or a
 * cluster to `solana()`.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: addNetwork } = useAddNetwork()
 * return <button onClick={() => addNetwork({ network: base })}>Add Base</button>
 */
export function useAddNetwork(
  parameters: useAddNetwork.Parameters = {},
): useAddNetwork.ReturnType {
  const kit = useKit(parameters)
  return useMutation(addNetworkMutationOptions(kit, parameters))
}

export declare namespace useAddNetwork {
  type Parameters = useKit.Parameters & addNetworkMutationOptions.Options
  type ReturnType = UseMutationResult<
    addNetwork.ReturnType,
    addNetwork.ErrorType,
    addNetwork.Parameters
  >
}
