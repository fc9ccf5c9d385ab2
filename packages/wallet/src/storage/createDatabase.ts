import { createIdbStore } from './createIdbStore.js'

export type Database = {
  /**
   * How long the browser keeps records: `kept`, on disk; `temporary`, until it
   * closes; `blocked`, in this page's memory only; `failed`, partly in this
   * page's memory because storage has failed since.
   */
  readonly state: 'kept' | 'temporary' | 'blocked' | 'failed'
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Stores the value unless the key is taken; answers with what is stored. */
  setOnce(key: string, value: unknown): Promise<unknown>
}

/**
 * The frame's own storage: IndexedDB. It never rejects: where the browser
 * blocks it, or it fails later (full, cleared, broken), the page's memory
 * takes over with all that was there, for as long as the page lives.
 */
export async function createDatabase(
  parameters: { indexedDB?: IDBFactory | undefined; name?: string } = {},
): Promise<Database> {
  const { name = 'latchkey-frame' } = parameters
  const records = new Map<string, unknown>()
  let state: Database['state'] = 'kept'
  const isWorking = () => state === 'kept' || state === 'temporary'
  const onLost = () => {
    if (isWorking()) state = 'failed'
  }
  const store = await open().catch(() => {
    state = 'blocked'
    return undefined
  })

  async function open() {
    const factory = parameters.indexedDB ?? globalThis.indexedDB
    const opened = await createIdbStore({ factory, name, onLost })
    // Some browsers open the database and refuse only its use.
    for (const [key, value] of await opened.list()) records.set(key, value)
    if (!(await isListed(factory, name))) state = 'temporary'
    return opened
  }

  function keep(key: string, value: unknown) {
    if (value === undefined) records.delete(key)
    else records.set(key, value)
  }

  /** Once it has failed it is left alone: half of it may be gone. */
  async function attempt(
    work: (kept: NonNullable<typeof store>) => Promise<unknown>,
    key: string,
    fallBack: () => unknown,
  ) {
    if (store && isWorking())
      try {
        const value = await work(store)
        keep(key, value)
        return value
      } catch {
        onLost()
      }
    keep(key, fallBack())
    return records.get(key)
  }

  return {
    get state() {
      return state
    },
    get: (key) =>
      attempt(
        (kept) => kept.get(key),
        key,
        () => records.get(key),
      ),
    async set(key, value) {
      await attempt(
        (kept) => kept.set(key, value),
        key,
        () => value,
      )
    },
    async remove(key) {
      // Even from a store that is full, or that has failed before.
      await store?.remove(key).catch(onLost)
      records.delete(key)
    },
    setOnce: (key, value) =>
      attempt(
        (kept) => kept.setOnce(key, value),
        key,
        () => records.get(key) ?? value,
      ),
  }
}

/**
 * WebKit gives a frame of another site a database that lives in memory until
 * the browser closes, and does not list it. No other sign tells it apart.
 */
async function isListed(factory: IDBFactory, name: string) {
  // Old engines cannot list; those keep what a frame stores.
  const databases = await factory.databases?.().catch(() => undefined)
  return !databases || databases.some((database) => database.name === name)
}
