import type { AccountNamespace } from '../account/account.js'
import type { KitStorage } from '../storage.js'

/** Takes a namespace back into the login that it was taken out of. */
export function attachNamespace(
  storage: KitStorage,
  namespace: AccountNamespace,
): void {
  const detached = storage.get('detachedNamespaces')
  if (!detached?.includes(namespace)) return
  // An empty list reads as none, and removes itself.
  storage.set(
    'detachedNamespaces',
    detached.filter((other) => other !== namespace),
  )
}
