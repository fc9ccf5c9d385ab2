import { asc, gt } from 'drizzle-orm'
import type { Sql } from './database.js'
import { records } from './records.js'

const PAGE = 500

export type BackupRecord = {
  kind: string
  key: string
  data: object
  expiresAt: number | null
}

/** Reads all records as they are at one moment, the oldest first. */
export async function backupRecords(parameters: {
  sql: Sql
  take(page: readonly BackupRecord[]): Promise<void>
}): Promise<void> {
  const { sql, take } = parameters
  const { data, expiresAt, key, kind, position } = records
  await sql.transaction(
    async (transaction) => {
      for (let after = 0n; ; ) {
        const page = await transaction
          .select({ data, expiresAt, key, kind, position })
          .from(records)
          .where(gt(position, after))
          .orderBy(asc(position))
          .limit(PAGE)
        const last = page.at(-1)
        if (!last) return
        after = last.position
        await take(page.map(({ position: _, ...record }) => record))
      }
    },
    { accessMode: 'read only', isolationLevel: 'repeatable read' },
  )
}
