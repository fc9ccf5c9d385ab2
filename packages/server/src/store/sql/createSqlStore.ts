import { createTables } from '../createTables.js'
import type { Store } from '../store.js'
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
export function createSqlStore({
  lock,
  sql,
}: Pick<Database, 'lock' | 'sql'>): Store {
  return { ...createTables((kind) => createSqlTable({ kind, sql })), lock }
}
