import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { createPostgresLock } from './createPostgresLock.js'
import { createPostgresWakes } from './createPostgresWakes.js'
import type { Database } from './database.js'
import { migrations } from './migrations.js'
import { toLockId } from './toLockId.js'

const CONNECT_TIMEOUT_MS = 10_000
/** A query that takes longer is cancelled by the database. */
const STATEMENT_TIMEOUT_MS = 30_000
/** Taking or releasing a lock does not wait, so that the connection is broken. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * Opens a Postgres database, and migrates it. Several processes may start at
 * once: one migrates while the others wait.
 *
 * @example
 * const database = await openPostgres({
 *   url: 'postgres://latchkey:password@db.example/latchkey',
 * })
 */
export async function openPostgres(
  parameters: openPostgres.Parameters,
): Promise<Database> {
  const { connections = 10, onError = () => undefined, url } = parameters
  const options = {
    application_name: 'latchkey-server',
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  }
  await migrateAlone(options)
  const pool = new Pool({
    ...options,
    max: connections,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  })
  // Idle connections fail when the database restarts; the pool opens others.
  pool.on('error', onError)
  const lock = createPostgresLock({
    connect: () => new Client({ ...options, query_timeout: LOCK_TIMEOUT_MS }),
    onError,
  })
  const wakes = createPostgresWakes({
    connect: () => new Client(options),
    onError,
    publish: (channel, key) =>
      pool.query('select pg_notify($1, $2)', [channel, key]),
  })
  return {
    kind: 'postgres',
    sql: drizzle({ client: pool }),
    lock: lock.lock,
    async ping() {
      await pool.query('select 1')
    },
    wakes,
    async close() {
      await Promise.all([wakes.close(), lock.close()])
      await pool.end()
    },
  }
}

export declare namespace openPostgres {
  type Parameters = {
    url: string
    /** Most connections for queries; locks use one more. Default 10. */
    connections?: number | undefined
    /** Hears of connections that failed while nobody used them. */
    onError?: ((error: Error) => void) | undefined
  }
}

// Drizzle's migrator has no lock of its own, and fails in parallel.
async function migrateAlone(options: ConstructorParameters<typeof Client>[0]) {
  const client = new Client(options)
  await client.connect()
  try {
    // Ends with the connection.
    await client.query('select pg_advisory_lock($1)', [toLockId('migrations')])
    await migrate(drizzle({ client }), migrations)
  } finally {
    await client.end()
  }
}
