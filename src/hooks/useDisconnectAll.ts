'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { disconnectAll } from '../actions/disconnectAll.js'
import type { MutationParameter } from './types.js'
import { useKit } from './useKit.js'

/**
 * Disconnects every wallet, or those of one kind of networks.
 *
 * @param parameters.mutation - options of react-query
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
  return useMutation({
    ...parameters.mutation,
    mutationKey: ['latchkey', 'disconnectAll'],
    mutationFn: (variables: Variables) => disconnectAll(kit, variables ?? {}),
    // Without it a mutation made offline would wait for ever.
    networkMode: 'always',
  })
}

export declare namespace useDisconnectAll {
  type Parameters = useKit.Parameters &
    MutationParameter<void, disconnectAll.ErrorType, Variables>
  type ReturnType = UseMutationResult<void, disconnectAll.ErrorType, Variables>
}

/** With `void`, react-query lets it be left out. */
// biome-ignore lint/suspicious/noConfusingVoidType: see above
type Variables = disconnectAll.Parameters | void
