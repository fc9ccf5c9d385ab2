'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { disconnectAll } from '../actions/disconnectAll.js'
import type { MutationParameter } from './types.js'
import { useKit } from './useKit.js'

/**
 * Disconnects every wallet.
 *
 * @param parameters.mutation - options of react-query
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: disconnect } = useDisconnectAll()
 * return <button onClick={() => disconnect()}>Disconnect</button>
 */
export function useDisconnectAll(
  parameters: useDisconnectAll.Parameters = {},
): useDisconnectAll.ReturnType {
  const kit = useKit(parameters)
  return useMutation({
    ...parameters.mutation,
    mutationKey: ['latchkey', 'disconnectAll'],
    mutationFn: () => disconnectAll(kit),
    // Without it a mutation made offline would wait for ever.
    networkMode: 'always',
  })
}

export declare namespace useDisconnectAll {
  type Parameters = useKit.Parameters &
    MutationParameter<void, disconnectAll.ErrorType, void>
  type ReturnType = UseMutationResult<void, disconnectAll.ErrorType, void>
}
