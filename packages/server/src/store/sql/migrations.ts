import { join } from 'node:path'

/** Options of drizzle's migrators. */
export const migrations = {
  migrationsFolder: join(import.meta.dirname, '../../../migrations'),
  migrationsSchema: 'public',
  migrationsTable: 'latchkey_migrations',
}
