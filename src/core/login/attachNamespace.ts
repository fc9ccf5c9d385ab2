import type { AccountNamespace } from '../account/account.js'
import type { KitStorage } from '../storage.js'

/** Adds a detached namespace to the login again. */
export function attachNamespace(
  storage: KitStorage,
  namespace: AccountNamespace,
): void {
  const detached = storage.get('detachedNamespaces')
  if (!detached?.includes(namespace)) return
  // Storing an empty list removes the key.
  storage.set(
    'detachedNamespaces',
    detached.filter((other) => other !== namespace),
  )
}
