'use client'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { listAccounts } from '../atoms/listAccounts.js'
import { KitContext } from '../context.js'
import type {
  Account,
  AccountNamespace,
  AccountOf,
} from '../core/account/account.js'
import { useKit } from './useKit.js'

const none: readonly Account[] = []

/**
 * The accounts of all connected wallets.
 *
 * The list keeps its identity until an account changes. On the server, and in
 * the first render of its markup, it is what the server knew: of Solana's
 * wallets it knows none.
 *
 * @param parameters.namespace - only those of `eip155` or of `solana`
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
  const { namespace } = parameters
  const kit = useKit(parameters)
  const context = useContext(KitContext)
  const serverAccounts =
    context && context.kit === kit && namespace !== 'solana'
      ? context.serverAccounts
      : none
  return useSyncExternalStore(
    useCallback(
      (listener) => kit.store.sub(kit.atoms.accounts, listener),
      [kit],
    ),
    // The owner, because an atom is stale until it is mounted.
    () => listAccounts(kit, namespace),
    () => serverAccounts,
  ) as useAccounts.ReturnType<namespace>
}

export declare namespace useAccounts {
  type Parameters<namespace extends AccountNamespace = AccountNamespace> =
    useKit.Parameters & { namespace?: namespace | undefined }
  type ReturnType<namespace extends AccountNamespace = AccountNamespace> =
    readonly AccountOf<namespace>[]
  type ErrorType = useKit.ErrorType
}
