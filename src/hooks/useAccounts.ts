'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { listAccounts } from '../atoms/listAccounts.js'
import { KitContext } from '../context.js'
import type { Account } from '../core/account/account.js'
import { useKit } from './useKit.js'

const none: readonly Account[] = []

/**
 * The accounts of all connected wallets.
 *
 * The list keeps its identity until an account changes. On the server, and in
 * the first render of its markup, it is what the server knew.
 *
 * @throws KitProviderNotFoundError
 *
 * @example
 * const accounts = useAccounts()
 * return accounts.map(({ address }) => <li key={address}>{address}</li>)
 */
export function useAccounts(
  parameters: useAccounts.Parameters = {},
): useAccounts.ReturnType {
  const kit = useKit(parameters)
  const context = useContext(KitContext)
  const serverAccounts =
    context && context.kit === kit ? context.serverAccounts : none
  return useSyncExternalStore(
    useCallback(
      (listener) => kit.store.sub(kit.atoms.accounts, listener),
      [kit],
    ),
    // The owner, because an atom is stale until it is mounted.
    () => listAccounts(kit),
    () => serverAccounts,
  )
}

export declare namespace useAccounts {
  type Parameters = useKit.Parameters
  type ReturnType = readonly Account[]
  type ErrorType = useKit.ErrorType
}
