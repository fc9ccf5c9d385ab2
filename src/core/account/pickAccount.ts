import type { Account, AccountNamespace } from './account.js'

/**
 * The active account of a namespace; of another one when that has none.
 *
 * @param namespace - the one that is preferred
 */
export function pickAccount(
  accounts: readonly Account[],
  namespace: AccountNamespace,
): Account | undefined {
  const active = accounts.filter(({ isActive }) => isActive)
  return active.find((account) => account.namespace === namespace) ?? active[0]
}
