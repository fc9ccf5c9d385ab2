import { createHash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import { StoreError } from '../findOutage.js'
import { createPostgresLock } from './createPostgresLock.js'
import { createPostgresWakes } from './createPostgresWakes.js'
import { createProbe } from './createProbe.js'
import type { Database, Query } from './database.js'
import { migrations } from './migrations.js'
import { toLockId } from './toLockId.js'

const CONNECT_TIMEOUT_MS = 10_000
/** A query that takes longer is cancelled by the database. */
const STATEMENT_TIMEOUT_MS = 30_000
/** Counting takes a fraction of a millisecond. */
const COUNTER_CONNECTIONS = 3
/** Taking or releasing a lock does not wait, so that the connection is broken. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * Each statement is planned once per connection: planning takes longer than
 * running. Tables grow from nothing, and a plan that was made for that stays,
 * so only plans by index are left to choose from. Without `jit`, as the cost of
 * what is switched off would start it.
 */
const settings = [
  'plan_cache_mode = force_generic_plan',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'enable_material = off',
  'jit = off',
]

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
  const openPool = (max: number, setup: string) => {
    const opened = new Pool({
      ...options,
      max,
      onConnect: (client) => client.query(setup),
      statement_timeout: STATEMENT_TIMEOUT_MS,
    })
    // Idle connections fail when the database restarts; others are opened then.
    opened.on('error', onError)
    return opened
  }
  const plans = settings.map((one) => `set ${one}`).join('; ')
  const pool = openPool(connections, plans)
  const loose = openPool(
    COUNTER_CONNECTIONS,
    `${plans}; set synchronous_commit = off`,
  )
  const lock = createPostgresLock({
    connect: () =>
      new Client({
        ...options,
        pipeline: true,
        query_timeout: LOCK_TIMEOUT_MS,
      }),
    onError,
  })
  const wakes = createPostgresWakes({
    connect: () => new Client(options),
    onError,
    publish: (channel, key) =>
      pool.query('select pg_notify($1, $2)', [channel, key]),
  })
  const sql = drizzle({ client: pool })
  return {
    ...{ kind: 'postgres', sql },
    lock: lock.lock,
    query: toQuery(pool),
    queryLoosely: toQuery(loose),
    ping: createProbe(sql),
    wakes,
    async close() {
      await Promise.all([wakes.close(), lock.close()])
      await Promise.all([pool.end(), loose.end()])
    },
  }
}

export declare namespace openPostgres {
  type Parameters = {
    url: string
    /**
     * Most connections for queries; counters use three more, locks and wakes
     * one each. Default 10.
     */
    connections?: number | undefined
    /** Hears of connections that failed while nobody used them. */
    onError?: ((error: Error) => void) | undefined
  }
}

/** Statements are few, so that each connection parses each of them once. */
function toQuery(pool: Pool): Query {
  const names = new Map<string, string>()
  const toName = (text: string) => {
    const digest = createHash('sha256').update(text).digest('hex')
    const name = names.get(text) ?? `latchkey_${digest.slice(0, 32)}`
    names.set(text, name)
    return name
  }
  return async (text, values) => {
    const name = names.get(text) ?? toName(text)
    try {
      const { rows } = await pool.query({ name, text, values: [...values] })
      return rows
    } catch (error) {
      const cause = error as Error
      throw Object.assign(new StoreError(cause.message, { cause }), {
        code: Reflect.get(cause, 'code'),
      })
    }
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
