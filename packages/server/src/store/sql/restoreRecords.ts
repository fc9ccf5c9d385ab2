import { sql as raw } from 'drizzle-orm'
import type { BackupRecord } from './backupRecords.js'
import type { Sql } from './database.js'
import { records } from './records.js'

/** Of names from before they were found by it, as migration 0002 does. */
const addNameOwners = raw`
  update ${records} set data = data || jsonb_build_object('owner',
    (select value->'address' from jsonb_each(data->'addresses') limit 1))
  where kind = 'names' and not data ? 'owner'`

/**
 * Writes the records of a backup into an empty database, all or none.
 *
 * @throws Error when the database has records
 */
export async function restoreRecords(parameters: {
  pages: AsyncIterable<readonly BackupRecord[]>
  sql: Sql
}): Promise<void> {
  const { pages, sql } = parameters
  await sql.transaction(async (transaction) => {
    const found = await transaction
      .select({ key: records.key })
      .from(records)
      .limit(1)
    if (found.length > 0)
      throw new Error('The database has records; restore into an empty one.')
    for await (const page of pages)
      await transaction.insert(records).values([...page])
    await transaction.execute(addNameOwners)
  })
}
