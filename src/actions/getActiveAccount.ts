import type { Account } from '../core/account/account.js'
import { pickAccount } from '../core/account/pickAccount.js'
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
  return pickAccount(getAccounts(kit), kit.store.get(kit.atoms.activeNamespace))
}

export declare namespace getActiveAccount {
  type ReturnType = Account | undefined
}
