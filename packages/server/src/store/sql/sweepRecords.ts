import { lte } from 'drizzle-orm'
import type { Sql } from './database.js'
import { deleteInBatches } from './deleteInBatches.js'
import { records } from './records.js'

/** Time in which somebody may still be told that something has expired. */
const GRACE_MS = 24 * 60 * 60_000

/** Deletes records of all tables that expired more than a day ago. */
export async function sweepRecords(parameters: {
  now: number
  sql: Sql
}): Promise<void> {
  const { now, sql } = parameters
  await deleteInBatches(sql, {
    order: records.expiresAt,
    where: lte(records.expiresAt, now - GRACE_MS),
  })
}
