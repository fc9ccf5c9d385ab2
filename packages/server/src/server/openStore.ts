import type { Config } from '../config/config.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Database } from '../store/sql/database.js'
import { findClockFault } from '../store/sql/findClockFault.js'
import type {
  openReplica,
  Replica,
  StaleTables,
} from '../store/sql/openReplica.js'
import { sweepRecords } from '../store/sql/sweepRecords.js'
import type { Store } from '../store/store.js'
import { openDatabase } from './openDatabase.js'

/** A store, and what keeps it. */
export type OpenStore = Pick<Database, 'close' | 'ping' | 'wakes'> & {
  store: Store
  /** As a replica has them, which may be behind. */
  stale: StaleTables
  /** Says how far its clock is off; nothing where it is the server's. */
  findFault(now: () => number): Promise<string | undefined>
  /** Deletes what has expired. */
  sweep(now: number): Promise<void>
}

/** Opens the database of a configuration, as a store. */
export async function openStore(
  config: Pick<Config, 'database'>,
  onError?: (error: Error) => void,
  observe?: openReplica.Parameters['observe'],
): Promise<OpenStore> {
  const database = await openDatabase(config, onError)
  const { kind, ping, sql, wakes } = database
  const store = createSqlStore(database)
  const replica = await openOwnReplica(config, { observe, onError, store })
  return {
    ...{ ping, store, wakes },
    stale: replica ?? store,
    async close() {
      await replica?.close()
      await database.close()
    },
    // With PGlite it is the same clock.
    findFault: async (now) =>
      kind === 'postgres' ? findClockFault({ now, sql }) : undefined,
    // One instance at a time; the others would delete the same.
    sweep: async (now) => {
      await store.lock('sweep', () => sweepRecords({ now, sql }))
    },
  }
}

/** The replica of a configuration; its driver loads on first use. */
async function openOwnReplica(
  { database }: Pick<Config, 'database'>,
  parameters: {
    observe: openReplica.Parameters['observe']
    onError: ((error: Error) => void) | undefined
    store: Store
  },
): Promise<Replica | undefined> {
  if (database.kind !== 'postgres' || !database.replicaUrl) return undefined
  const { openReplica } = await import('../store/sql/openReplica.js')
  const { observe, onError, store } = parameters
  return openReplica({
    ...{ connections: database.connections, observe, primary: store },
    onError: (cause) =>
      onError?.(new Error('The replica of the database failed', { cause })),
    url: database.replicaUrl,
  })
}

/** A store of this process, which needs no keeping. */
export function toOpenStore(store: Store): OpenStore {
  const nothing = async () => {}
  return {
    ...{ close: nothing, ping: nothing, stale: store, store, sweep: nothing },
    findFault: async () => undefined,
  }
}
