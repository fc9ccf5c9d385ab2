import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { createSignals } from '../../auth/createSignals.js'
import type { Store } from '../store.js'

/** Drizzle over any driver of Postgres. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with the current schema. */
export type Database = {
  kind: 'pglite' | 'postgres'
  sql: Sql
  lock: Store['lock']
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Absent where the database belongs to one process. */
  wakes?: createSignals.Wakes | undefined
  close(): Promise<void>
}
