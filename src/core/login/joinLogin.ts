import type { AccountNamespace } from '../account/account.js'
import type { KitStorage } from '../storage.js'

/** Takes a namespace back into the login that it was taken out of. */
export function joinLogin(
  storage: KitStorage,
  namespace: AccountNamespace,
): void {
  const detached = storage.get('detachedNamespaces')
  if (!detached?.includes(namespace)) return
  const left = detached.filter((x) => x !== namespace)
  if (left.length > 0) storage.set('detachedNamespaces', left)
  else storage.remove('detachedNamespaces')
}
