'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { signText } from '../actions/signText.js'
import { signTextMutationOptions } from '../query/signText.js'
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
