import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Tables } from '../store.js'
import { createSqlTable } from './createSqlTable.js'

/**
 * Tables that are read from a replica, however far it is behind: a name that is
 * missing there is not found yet, and one that is there never changes.
 */
export type StaleTables = Pick<Tables, 'names'>

export type Replica = StaleTables & { close(): Promise<void> }

/** A replica that does not answer costs a request that long, once. */
const TIMEOUT_MS = 1_000
/** Time without another try after a failure. */
const PAUSE_MS = 10_000

/**
 * Opens a read replica of the database, which answers look-ups of names; while
 * it fails, the primary does. Sessions, codes, limits, projects and shares of
 * keys are never read from it.
 *
 * @example
 * const replica = openReplica({
 *   primary: store,
 *   url: 'postgres://latchkey:password@replica.example/latchkey',
 * })
 * await replica.names.get('ada.example')
 */
export function openReplica(parameters: openReplica.Parameters): Replica {
  const { connections = 10, now = Date.now, observe, onError } = parameters
  const { primary, url } = parameters
  const pool = new Pool({
    application_name: 'latchkey-server replica',
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    keepAlive: true,
    max: connections,
    // Nothing here writes; a mistake would not get through either.
    options: '-c default_transaction_read_only=on',
    query_timeout: TIMEOUT_MS,
  })
  // Idle connections fail when it restarts; the pool opens others.
  pool.on('error', () => undefined)
  const sql = drizzle({ client: pool })
  let pausedUntil = Number.NEGATIVE_INFINITY

  /** Reads from the replica, or from the primary where that fails. */
  async function read<result>(
    ask: () => Promise<result>,
    askPrimary: () => Promise<result>,
  ): Promise<result> {
    if (now() < pausedUntil) {
      observe?.('paused')
      return askPrimary()
    }
    try {
      const found = await ask()
      observe?.('answered')
      return found
    } catch (error) {
      pausedUntil = now() + PAUSE_MS
      observe?.('failed')
      onError?.(error)
      return askPrimary()
    }
  }

  const own = primary.names
  const other: StaleTables['names'] = createSqlTable({ kind: 'names', sql })
  return {
    names: {
      // Changes go to the primary.
      ...own,
      get: (key) =>
        read(
          () => other.get(key),
          () => own.get(key),
        ),
      find: (fields, page) =>
        read(
          () => other.find(fields, page),
          () => own.find(fields, page),
        ),
    },
    close: () => pool.end(),
  }
}

export declare namespace openReplica {
  type Parameters = {
    /** Answers while the replica fails, and takes all changes. */
    primary: StaleTables
    url: string
    /** Default 10. */
    connections?: number | undefined
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /** Hears where each read was answered. */
    observe?: ((result: 'answered' | 'failed' | 'paused') => void) | undefined
    /** Hears why it failed, at most once in ten seconds. */
    onError?: ((error: unknown) => void) | undefined
  }
}
