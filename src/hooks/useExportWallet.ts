'use client'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { exportWallet } from '../actions/exportWallet.js'
import { exportWalletMutationOptions } from '../query/exportWallet.js'
import { useKit } from './useKit.js'

/**
 * Hook for opening the window in which users of the embedded wallet export
 * their private keys. Call `mutate` within the click, before any `await`.
 *
 * @param parameters.mutation - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { mutate: exportWallet } = useExportWallet()
 * return <button onClick={() => exportWallet()}>Export private key</button>
 */
export function useExportWallet(
  parameters: useExportWallet.Parameters = {},
): useExportWallet.ReturnType {
  const kit = useKit(parameters)
  return useMutation(exportWalletMutationOptions(kit, parameters))
}

export declare namespace useExportWallet {
  type Parameters = useKit.Parameters & exportWalletMutationOptions.Options
  type ReturnType = UseMutationResult<void, exportWallet.ErrorType, void>
}
