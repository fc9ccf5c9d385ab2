import { AUTH_CONNECTOR_ID } from '../constants.js'
import type { Account, AccountNamespace } from './account.js'

/**
 * Whether a kind of network has no account, and the embedded wallet, which is
 * connected on the other one, can give it one.
 */
export function canBringEmbedded(
  accounts: readonly Pick<Account, 'connector' | 'namespace'>[],
  namespace: AccountNamespace,
): boolean {
  return (
    !accounts.some((account) => account.namespace === namespace) &&
    accounts.some(({ connector }) => connector.id === AUTH_CONNECTOR_ID)
  )
}
