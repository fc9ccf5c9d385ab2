'use client'
import type { Account } from '../core/account/account.js'
import { useAccounts } from './useAccounts.js'
import { useKit } from './useKit.js'
import { useKitAtom } from './useKitAtom.js'

/**
 * The account that actions use when none is given, `undefined` when no wallet
 * is connected.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const account = useActiveAccount()
 * return <p>{account?.address ?? 'Not connected'}</p>
 */
export function useActiveAccount(
  parameters: useActiveAccount.Parameters = {},
): useActiveAccount.ReturnType {
  const kit = useKit(parameters)
  const accounts = useAccounts({ kit })
  const namespace = useKitAtom(kit, kit.atoms.activeNamespace)
  return accounts.find(
    (account) => account.isActive && account.namespace === namespace,
  )
}

export declare namespace useActiveAccount {
  type Parameters = useKit.Parameters
  type ReturnType = Account | undefined
  type ErrorType = useKit.ErrorType
}
