import type { Account, AccountNamespace } from '../../core/account/account.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'

/**
 * Whether a namespace has no account, but the embedded wallet connected in the
 * other namespace can provide one.
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
