'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { signMessage } from '../actions/signMessage.js'
import type { MutationParameter } from './types.js'
import { useKit } from './useKit.js'

/**
 * Signs a text with an account of either kind of network: with the active one,
 * unless `account` or `namespace` name another. wagmi's `useSignMessage` knows
 * EVM accounts only.
 *
 * @param parameters.mutation - options of react-query
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutateAsync: signText } = useSignText()
 * const { signature } = await signText({ message: 'Hello', namespace: 'solana' })
 */
export function useSignText(
  parameters: useSignText.Parameters = {},
): useSignText.ReturnType {
  const kit = useKit(parameters)
  return useMutation({
    ...parameters.mutation,
    mutationKey: ['latchkey', 'signMessage'],
    mutationFn: (variables: signMessage.Parameters) =>
      signMessage(kit, variables),
    networkMode: 'always',
  })
}

export declare namespace useSignText {
  type Parameters = useKit.Parameters &
    MutationParameter<
      signMessage.ReturnType,
      signMessage.ErrorType,
      signMessage.Parameters
    >
  type ReturnType = UseMutationResult<
    signMessage.ReturnType,
    signMessage.ErrorType,
    signMessage.Parameters
  >
}
