import type { AccountNamespace } from '../account/account.js'
import type { KitStorage } from '../storage.js'

/**
 * Whether a login of this browser is remembered and not signed out since.
 *
 * @param namespace - and was not taken out of the login; default any
 */
export function hasStoredSession(
  storage: KitStorage,
  namespace?: AccountNamespace,
): boolean {
  return (
    storage.get('emailLoginUsed') === true &&
    storage.get('signOutPending') !== true &&
    !storage.get('detachedNamespaces')?.includes(namespace as AccountNamespace)
  )
}
