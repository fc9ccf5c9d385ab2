import type { BaseStorage } from './types.js'

/**
 * Text store over `localStorage`, or another, that never throws: what the
 * store refuses is held in memory as long as the instance. The store is looked
 * up on first use.
 *
 * @param storage - store to use, default the browser's
 * @param area - which of the browser's, default `localStorage`
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
  /** What the store has refused; `null` is a removal it has refused. */
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
        // A write costs far more than a read, and every tab hears of it.
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
    /** `null` removes. */
    write(key: string, text: string | null): void
    /** Lets go of what memory holds, because the store has something newer. */
    forget(key: string): void
  }
}

/** Node has a `localStorage` of its own, which belongs to no visitor. */
function getBrowserStorage(
  area: 'localStorage' | 'sessionStorage',
): BaseStorage | undefined {
  try {
    return globalThis.window ? globalThis[area] : undefined
  } catch {
    return undefined
  }
}
