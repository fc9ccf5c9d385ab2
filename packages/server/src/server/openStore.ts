import type { Config } from '../config/config.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Database } from '../store/sql/database.js'
import { findClockFault } from '../store/sql/findClockFault.js'
import { sweepRecords } from '../store/sql/sweepRecords.js'
import type { Store } from '../store/store.js'
import { openDatabase } from './openDatabase.js'

/** A store, and what keeps it. */
export type OpenStore = Pick<Database, 'close' | 'ping' | 'wakes'> & {
  store: Store
  /** Says how far its clock is off; nothing where it is the server's. */
  findFault(now: () => number): Promise<string | undefined>
  /** Deletes what has expired. */
  sweep(now: number): Promise<void>
}

/** Opens the database of a configuration, as a store. */
export async function openStore(
  config: Pick<Config, 'database'>,
  onError?: (error: Error) => void,
): Promise<OpenStore> {
  const database = await openDatabase(config, onError)
  const { close, kind, ping, sql, wakes } = database
  const store = createSqlStore(database)
  return {
    ...{ close, ping, store, wakes },
    // With PGlite it is the same clock.
    findFault: async (now) =>
      kind === 'postgres' ? findClockFault({ now, sql }) : undefined,
    // One instance at a time; the others would delete the same.
    sweep: async (now) => {
      await store.lock('sweep', () => sweepRecords({ now, sql }))
    },
  }
}

/** A store of this process, which needs no keeping. */
export function toOpenStore(store: Store): OpenStore {
  const nothing = async () => {}
  return {
    ...{ close: nothing, ping: nothing, store, sweep: nothing },
    findFault: async () => undefined,
  }
}
