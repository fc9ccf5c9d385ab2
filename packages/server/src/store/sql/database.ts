import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { createSignals } from '../../auth/createSignals.js'
import type { Store } from '../store.js'

/** Drizzle over any driver of Postgres. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Asks one statement; `$1` is the first value. */
export type Query = (
  text: string,
  values: readonly unknown[],
) => Promise<readonly Record<string, unknown>[]>

/** An open database with the current schema. */
export type Database = {
  kind: 'pglite' | 'postgres'
  sql: Sql
  lock: Store['lock']
  query: Query
  /**
   * Asks what may be forgotten when the database itself crashes, and so does
   * not wait for its disk.
   */
  queryLoosely: Query
  /** Rejects when the database does not answer, or takes no records. */
  ping(): Promise<void>
  /** Absent where the database belongs to one process. */
  wakes?: createSignals.Wakes | undefined
  close(): Promise<void>
}
