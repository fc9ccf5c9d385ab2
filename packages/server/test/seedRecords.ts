import { sql as raw } from 'drizzle-orm'
import type { Sql } from '../src/store/sql/database.js'
import type { Tables } from '../src/store/store.js'

/**
 * Adds many records of a kind at once.
 *
 * @param parameters.record - `$` in its strings becomes the record's number
 */
export async function seedRecords(
  sql: Sql,
  parameters: {
    count: number
    expiresAt?: number | undefined
    kind: keyof Tables
    record: object
  },
): Promise<void> {
  const { count, expiresAt = null, kind, record } = parameters
  const data = JSON.stringify(record)
  await sql.execute(raw`
    insert into latchkey_records (kind, key, data, expires_at)
    select ${kind}, 'seed-' || lpad(i::text, 8, '0'),
      replace(${data}, '$', i::text)::jsonb, ${expiresAt}::bigint
    from generate_series(1, ${count}::int) i`)
}

/** Counts the rows that were read since the database was opened. */
export async function countRead(sql: Sql): Promise<number> {
  await sql.execute(raw`select pg_stat_force_next_flush()`)
  const answer = await sql.execute(raw`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as read
    from pg_stat_user_tables where relname = 'latchkey_records'`)
  const { rows } = answer as unknown as { rows: { read: string }[] }
  return Number(rows[0]?.read)
}
