import type { Account, AccountNamespace } from './account.js'

/**
 * Returns the active account of a namespace, or of the other namespace if it
 * has none.
 *
 * @param namespace - preferred namespace
 */
export function pickAccount(
  accounts: readonly Account[],
  namespace: AccountNamespace,
): Account | undefined {
  const active = accounts.filter(({ isActive }) => isActive)
  return active.find((account) => account.namespace === namespace) ?? active[0]
}
