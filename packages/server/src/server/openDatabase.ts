import type { Config } from '../config/config.js'
import type { Database } from '../store/sql/database.js'

/** Opens the database of a configuration; each driver loads on first use. */
export async function openDatabase(
  { database }: Pick<Config, 'database'>,
  onError?: (error: Error) => void,
): Promise<Database> {
  if (database.kind === 'pglite') {
    const { openPglite } = await import('../store/sql/openPglite.js')
    return openPglite(database)
  }
  const { openPostgres } = await import('../store/sql/openPostgres.js')
  return openPostgres({ ...database, onError })
}
