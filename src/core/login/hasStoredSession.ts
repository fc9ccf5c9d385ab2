import type { AccountNamespace } from '../account/account.js'
import type { KitStorage } from '../storage.js'

/**
 * Whether this browser has a stored login that was not signed out.
 *
 * @param namespace - also requires that it was not detached from the login;
 * default any
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
