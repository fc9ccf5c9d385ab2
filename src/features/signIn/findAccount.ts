import type { Account, AccountNamespace } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the active account, or that of a namespace. Never one of the other
 * namespace.
 */
export function findAccount(
  kit: Kit,
  { namespace }: { namespace?: AccountNamespace | undefined },
): Account | undefined {
  const account = kit.getActiveAccount(namespace)
  return !namespace || account?.namespace === namespace ? account : undefined
}
