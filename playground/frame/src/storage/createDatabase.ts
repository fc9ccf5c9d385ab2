import { createIdbStore } from './createIdbStore.js'

export type Database = {
  /**
   * Where records are kept: by the browser; in this page's memory, as the
   * browser blocks storage; or, as it has failed since, partly so.
   */
  readonly state: 'kept' | 'blocked' | 'failed'
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
  const onLost = () => {
    if (state === 'kept') state = 'failed'
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
    if (store && state === 'kept')
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
