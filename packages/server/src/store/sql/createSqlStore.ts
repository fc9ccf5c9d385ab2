import { createChange } from '../createChange.js'
import { createTables } from '../createTables.js'
import type { Store } from '../store.js'
import { countUses, createSqlBackend } from './createSqlBackend.js'
import { createSqlTable } from './createSqlTable.js'
import type { Database } from './database.js'

/**
 * Creates a store over a database. Never use its tables inside a transaction
 * of the same database: with PGlite that deadlocks.
 *
 * @example
 * const database = await openPostgres({ url: process.env.DATABASE_URL })
 * const store = createSqlStore(database)
 */
export function createSqlStore(
  database: Pick<Database, 'lock' | 'query' | 'queryLoosely' | 'sql'>,
): Store {
  const { lock, queryLoosely, sql } = database
  const backend = createSqlBackend(database)
  const store: Store = {
    ...createTables((kind) => createSqlTable({ kind, sql })),
    lock,
    change: createChange(backend, () => store),
    async load(steps) {
      const found = await backend.read(steps)
      return found.map((entries) =>
        entries.map(({ key, record }) => [key, record] as const),
      )
    },
    count: (uses, now) => countUses(queryLoosely, uses, now),
  }
  return store
}
