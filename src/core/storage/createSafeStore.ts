import type { BaseStorage } from './types.js'

/**
 * Creates a text store over `localStorage`, or another storage, that never
 * throws. Writes the storage rejects are kept in memory for the lifetime of
 * the instance. The storage is resolved on first use.
 *
 * @param storage - storage to use, default the browser's
 * @param area - browser storage to use, default `localStorage`
 *
 * @example
 * const store = createSafeStore()
 * store.write('key', 'text')
 */
export function createSafeStore(
  storage?: BaseStorage | undefined,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): createSafeStore.ReturnType {
  let base: BaseStorage | undefined
  let isResolved = false
  /** Writes the storage has rejected; `null` is a rejected removal. */
  const refused = new Map<string, string | null>()

  function getBase() {
    if (!isResolved) base = storage ?? getBrowserStorage(area)
    isResolved = true
    return base
  }

  return {
    getBase,
    read(key) {
      const text = refused.get(key)
      if (text !== undefined) return text
      try {
        return getBase()?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    write(key, text) {
      try {
        const store = getBase()
        if (!store) throw new Error('There is no storage')
        // Writes are far more expensive than reads, and every tab is notified.
        if (store.getItem(key) !== text)
          if (text === null) store.removeItem(key)
          else store.setItem(key, text)
        refused.delete(key)
      } catch {
        refused.set(key, text)
      }
    },
    forget: (key) => void refused.delete(key),
  }
}

export declare namespace createSafeStore {
  type ReturnType = {
    getBase(): BaseStorage | undefined
    read(key: string): string | null
    /** `null` removes the item. */
    write(key: string, text: string | null): void
    /** Drops the in-memory value, because the storage has a newer one. */
    forget(key: string): void
  }
}

/** Requires `window`: Node's own `localStorage` belongs to no user. */
function getBrowserStorage(
  area: 'localStorage' | 'sessionStorage',
): BaseStorage | undefined {
  try {
    return globalThis.window ? globalThis[area] : undefined
  } catch {
    return undefined
  }
}
