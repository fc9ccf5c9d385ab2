import type { Account } from '../atoms/projectAccounts.js'
import type { Kit } from '../createKit.js'
import { getAccounts } from './getAccounts.js'

/**
 * The account that actions use when none is given.
 *
 * @returns `undefined` when no wallet is connected
 *
 * @example
 * const account = getActiveAccount(kit)
 */
export function getActiveAccount(kit: Kit): getActiveAccount.ReturnType {
  const namespace = kit.store.get(kit.atoms.activeNamespace)
  return getAccounts(kit).find(
    (account) => account.isActive && account.namespace === namespace,
  )
}

export declare namespace getActiveAccount {
  type ReturnType = Account | undefined
}
