import { createTables } from './createTables.js'
import { createTurns } from './createTurns.js'
import type { ExpiringTable, Store } from './store.js'

/** A store of this process; it ends with it. */
export function createMemoryStore(): Store {
  return { ...createTables(() => createTable()), lock: createTurns() }
}

// Copies go in and out, so that no caller changes a record without `set`.
function createTable<record extends object>(): ExpiringTable<record> {
  const records = new Map<string, record>()
  return {
    async get(key) {
      return structuredClone(records.get(key))
    },
    async set(key, record) {
      records.set(key, structuredClone(record))
    },
    async delete(key) {
      records.delete(key)
    },
    async find(fields = {}) {
      const wanted = Object.entries(fields)
      const found = [...records].filter(([, record]) =>
        wanted.every(([name, value]) => Reflect.get(record, name) === value),
      )
      return structuredClone(found)
    },
    async prune({ max, now }) {
      for (const [key, record] of records)
        if (hasExpired(record, now)) records.delete(key)
      for (const key of records.keys()) {
        if (records.size <= max) return
        records.delete(key)
      }
    },
  }
}

function hasExpired(record: { expiresAt?: unknown }, now: number) {
  return typeof record.expiresAt === 'number' && record.expiresAt <= now
}
