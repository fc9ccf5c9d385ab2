import type { Account } from '../../core/account/account.js'
import type { Kit } from '../../createKit.js'
import { isUnsupportedChain } from '../networks/isUnsupportedChain.js'
import { getSignIn } from './getSignIn.js'

/**
 * Returns whether an account can sign in: its network is configured, and the
 * app's sign-in supports its namespace.
 */
export function canSignIn(
  kit: Kit,
  account: Pick<Account, 'chainId' | 'namespace'>,
): boolean {
  const config = getSignIn(kit)
  if (!config || isUnsupportedChain(kit, account)) return false
  return config.namespaces?.includes(account.namespace) ?? true
}
