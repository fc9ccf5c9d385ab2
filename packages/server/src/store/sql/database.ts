import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Store } from '../store.js'

/** Drizzle over any driver of Postgres. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with the current schema. */
export type Database = {
  kind: 'pglite' | 'postgres'
  sql: Sql
  lock: Store['lock']
  close(): Promise<void>
}
