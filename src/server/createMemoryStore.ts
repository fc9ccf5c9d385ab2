import type { SignInStore } from './types.js'

/**
 * Creates a store in the memory of one process, for development and single
 * instances. Restarting the process signs everyone out.
 *
 * @param parameters.maxEntries - the oldest entries are dropped past it;
 * default 100,000
 * @param parameters.now - returns the Unix time in milliseconds, default
 * `Date.now`
 *
 * @example
 * const store = createMemoryStore()
 */
export function createMemoryStore(
  parameters: createMemoryStore.Parameters = {},
): SignInStore {
  const { maxEntries = 100_000, now = Date.now } = parameters
  const entries = new Map<string, { expiresAt: number; value: string }>()

  function read(key: string) {
    const entry = entries.get(key)
    return entry && entry.expiresAt > now() ? entry.value : undefined
  }

  /** Insertion order: expired entries are mostly at the start. */
  function trim() {
    for (const [key, { expiresAt }] of entries) {
      if (expiresAt > now() && entries.size <= maxEntries) return
      entries.delete(key)
    }
  }

  return {
    async get(key) {
      return read(key)
    },
    async set(key, value, ttlMs) {
      entries.delete(key)
      entries.set(key, { expiresAt: now() + ttlMs, value })
      trim()
    },
    async take(key) {
      const value = read(key)
      entries.delete(key)
      return value
    },
  }
}

export declare namespace createMemoryStore {
  type Parameters = {
    maxEntries?: number | undefined
    now?: (() => number) | undefined
  }
  type ReturnType = SignInStore
}
