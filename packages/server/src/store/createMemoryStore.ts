import type { ExpiringTable, Store, Table } from './store.js'

/** A store of this process; it ends with it. */
export function createMemoryStore(): Store {
  const turns = new Map<string, Promise<unknown>>()
  return {
    accounts: createTable(),
    challenges: createTable(),
    sessions: createTable(),
    users: createTable(),
    identities: createTable(),
    socialLogins: createExpiringTable(),
    tickets: createExpiringTable(),
    farcasterLogins: createExpiringTable(),
    names: createTable(),
    sessionDrafts: createExpiringTable(),
    smartSessions: createTable(),
    async lock(key, run) {
      const turn = (turns.get(key) ?? Promise.resolve()).then(run)
      const ended = turn.catch(() => undefined)
      turns.set(key, ended)
      try {
        return await turn
      } finally {
        if (turns.get(key) === ended) turns.delete(key)
      }
    },
  }
}

// Copies go in and out, so that no caller changes a record without `set`.
function createTable<record extends object>(
  records: Map<string, record> = new Map(),
): Table<record> {
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
  }
}

function createExpiringTable<
  record extends { expiresAt: number },
>(): ExpiringTable<record> {
  const records = new Map<string, record>()
  return {
    ...createTable(records),
    async prune({ max, now }) {
      for (const [key, { expiresAt }] of records)
        if (expiresAt <= now) records.delete(key)
      for (const key of records.keys()) {
        if (records.size <= max) return
        records.delete(key)
      }
    },
  }
}
