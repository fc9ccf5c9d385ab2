import { and, inArray, sql as raw, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Sql } from './database.js'
import { records } from './records.js'

/** Rows of one statement, so that none runs into the statement's timeout. */
const BATCH = 5_000

/**
 * Deletes records, the first by `order` first. Each statement reads only what
 * it deletes.
 *
 * @param parameters.where - by an index that is in this order
 */
export async function deleteInBatches(
  sql: Sql,
  parameters: { order: PgColumn; where: SQL | undefined },
): Promise<void> {
  const { order, where } = parameters
  for (;;) {
    const row = raw<string>`ctid`
    const batch = sql
      .select({ row })
      .from(records)
      .where(where)
      .orderBy(order)
      .limit(BATCH)
    const deleted = await sql
      .delete(records)
      // Asked once more: a record may have been renewed in between.
      .where(and(inArray(row, batch), where))
      .returning({ row: raw`1` })
    if (deleted.length < BATCH) return
  }
}
