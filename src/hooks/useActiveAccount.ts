'use client'
import { useAccountList, useKitAtom } from '../context.js'
import type { AccountNamespace, AccountOf } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
import type { useAccounts } from './useAccounts.js'
import { useKit } from './useKit.js'

/**
 * Hook for reading the account that actions use by default; `undefined` if no
 * wallet is connected.
 *
 * Each namespace has its own active account, so an app can use both side by
 * side without switching.
 *
 * @param parameters.namespace - `eip155` or `solana`; default the one used
 * last
 * @throws KitProviderNotFoundError
 *
 * @example
 * const account = useActiveAccount()
 * const solana = useActiveAccount({ namespace: 'solana' })
 * return <p>{account?.address ?? 'Not connected'}</p>
 */
export function useActiveAccount<
  const namespace extends AccountNamespace = AccountNamespace,
>(
  parameters: useActiveAccount.Parameters<namespace> = {},
): useActiveAccount.ReturnType<namespace> {
  const kit = useKit(parameters)
  const accounts = useAccountList(kit, parameters.namespace)
  const focused = useKitAtom(kit, kit.atoms.activeNamespace)
  return pickAccount(
    accounts,
    focused,
  ) as useActiveAccount.ReturnType<namespace>
}

export declare namespace useActiveAccount {
  type Parameters<namespace extends AccountNamespace = AccountNamespace> =
    useAccounts.Parameters<namespace>
  type ReturnType<namespace extends AccountNamespace = AccountNamespace> =
    | AccountOf<namespace>
    | undefined
  type ErrorType = useKit.ErrorType
}
