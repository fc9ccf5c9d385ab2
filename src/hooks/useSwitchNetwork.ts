'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { switchNetwork } from '../actions/switchNetwork.js'
import { switchNetworkMutationOptions } from '../query/switchNetwork.js'
import { useKit } from './useKit.js'

/**
 * Hook for switching to another configured network: the active EVM wallet to
 * a chain, or the Solana account to a cluster. The other namespace is not
 * affected.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: switchNetwork } = useSwitchNetwork()
 * return <button onClick={() => switchNetwork({ chainId: 8453 })}>Base</button>
 */
export function useSwitchNetwork(
  parameters: useSwitchNetwork.Parameters = {},
): useSwitchNetwork.ReturnType {
  const kit = useKit(parameters)
  return useMutation(switchNetworkMutationOptions(kit, parameters))
}

export declare namespace useSwitchNetwork {
  type Parameters = useKit.Parameters & switchNetworkMutationOptions.Options
  type ReturnType = UseMutationResult<
    switchNetwork.ReturnType,
    switchNetwork.ErrorType,
    switchNetwork.Parameters
  >
}
