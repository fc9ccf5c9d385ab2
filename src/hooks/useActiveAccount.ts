'use client'
import { useCallback, useSyncExternalStore } from 'react'
import type { Account } from '../atoms/projectAccounts.js'
import { useAccounts } from './useAccounts.js'
import { useKit } from './useKit.js'

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
  const { activeNamespace } = kit.atoms
  const namespace = useSyncExternalStore(
    useCallback(
      (listener) => kit.store.sub(activeNamespace, listener),
      [kit, activeNamespace],
    ),
    () => kit.store.get(activeNamespace),
    () => kit.store.get(activeNamespace),
  )
  return accounts.find(
    (account) => account.isActive && account.namespace === namespace,
  )
}

export declare namespace useActiveAccount {
  type Parameters = useKit.Parameters
  type ReturnType = Account | undefined
  type ErrorType = useKit.ErrorType
}
