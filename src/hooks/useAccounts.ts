'use client'
import { useAccountList } from '../context.js'
import type { AccountNamespace, AccountOf } from '../core/account/account.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading the accounts of all connected wallets.
 *
 * The list keeps its reference until an account changes. On the server and
 * while hydrating, it contains what the server knows, without Solana
 * accounts.
 *
 * @param parameters.namespace - only accounts of `eip155` or `solana`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const accounts = useAccounts()
 * return accounts.map(({ address }) => <li key={address}>{address}</li>)
 */
export function useAccounts<
  const namespace extends AccountNamespace = AccountNamespace,
>(
  parameters: useAccounts.Parameters<namespace> = {},
): useAccounts.ReturnType<namespace> {
  const kit = useKit(parameters)
  const { namespace } = parameters
  return useAccountList(kit, namespace) as useAccounts.ReturnType<namespace>
}

export declare namespace useAccounts {
  type Parameters<namespace extends AccountNamespace = AccountNamespace> =
    useKit.Parameters & { namespace?: namespace | undefined }
  type ReturnType<namespace extends AccountNamespace = AccountNamespace> =
    readonly AccountOf<namespace>[]
  type ErrorType = useKit.ErrorType
}
