import type { AccountNamespace } from '../core/account/account.js'
import type { KitStorage } from '../core/storage.js'

/**
 * Keeps the markers of a session in this page's storage. The library's own
 * storage can hold an abandoned session: without its marker it is never used.
 */
export function createSessionStore(
  storage: KitStorage,
): createSessionStore.ReturnType {
  const list = () => storage.get('pairingNamespaces') ?? []
  const topic = () => storage.get('pairingTopic')
  function clear() {
    storage.remove('pairingTopic')
    storage.remove('pairingNamespaces')
  }
  return {
    topic,
    clear,
    namespaces: () => (topic() === undefined ? [] : list()),
    set(value, namespaces) {
      const kept = topic() === value ? list() : []
      storage.set('pairingNamespaces', [...new Set([...kept, ...namespaces])])
      storage.set('pairingTopic', value)
    },
    remove(namespace) {
      const kept = list().filter((item) => item !== namespace)
      if (kept.length) storage.set('pairingNamespaces', kept)
      else clear()
      return kept.length === 0
    },
  }
}

export declare namespace createSessionStore {
  type ReturnType = {
    topic(): string | undefined
    /** Namespaces that use the session, in any tab. */
    namespaces(): readonly AccountNamespace[]
    /**
     * Adds namespaces to the markers of this session; replaces another session.
     */
    set(topic: string, namespaces: readonly AccountNamespace[]): void
    /** Removes a namespace; returns whether it was the last one. */
    remove(namespace: AccountNamespace): boolean
    clear(): void
  }
}
