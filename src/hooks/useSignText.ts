'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { signText } from '../actions/signText.js'
import { signTextMutationOptions } from '../query/signText.js'
import { useKit } from './useKit.js'

/**
 * Hook for signing a message with an EVM or Solana account. Uses the active
 * account, unless `account` or `namespace` selects another. wagmi's
 * `useSignMessage` supports only EVM accounts.
 *
 * @param parameters.mutation - react-query options
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
  return useMutation(signTextMutationOptions(kit, parameters))
}

export declare namespace useSignText {
  type Parameters = useKit.Parameters & signTextMutationOptions.Options
  type ReturnType = UseMutationResult<
    signText.ReturnType,
    signText.ErrorType,
    signText.Parameters
  >
}
