export type Database = {
  /** False when the browser blocks storage: all is lost with the page. */
  persistent: boolean
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): Promise<void>
  remove(key: string): Promise<void>
  /** Stores the value unless the key is taken; answers with what is stored. */
  setOnce(key: string, value: unknown): Promise<unknown>
}

const STORE = 'records'

/**
 * The frame's own storage: IndexedDB, or the page's memory when the browser
 * blocks storage in frames of other sites.
 */
export async function createDatabase(
  parameters: { indexedDB?: IDBFactory | undefined; name?: string } = {},
): Promise<Database> {
  const { name = 'latchkey-frame' } = parameters
  try {
    const factory = parameters.indexedDB ?? globalThis.indexedDB
    const database = await open(factory, name)
    const persistent = createPersistent(database)
    // Some browsers open the database and refuse only its use.
    await persistent.get('probe')
    return persistent
  } catch {
    return createMemory()
  }
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}

function createPersistent(database: IDBDatabase): Database {
  function run<value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (value: value) => void) => void,
  ): Promise<value> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      let result: value
      work(transaction.objectStore(STORE), (value) => {
        result = value
      })
      transaction.oncomplete = () => resolve(result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }

  return {
    persistent: true,
    get: (key) =>
      run('readonly', (store, done) => {
        const request = store.get(key)
        request.onsuccess = () => done(request.result)
      }),
    set: (key, value) =>
      run('readwrite', (store) => {
        store.put(value, key)
      }),
    remove: (key) =>
      run('readwrite', (store) => {
        store.delete(key)
      }),
    // One transaction, so that two tabs cannot each store a key of their own.
    setOnce: (key, value) =>
      run('readwrite', (store, done) => {
        const request = store.get(key)
        request.onsuccess = () => {
          if (request.result !== undefined) return done(request.result)
          store.put(value, key)
          done(value)
        }
      }),
  }
}

function createMemory(): Database {
  const records = new Map<string, unknown>()
  return {
    persistent: false,
    get: async (key) => records.get(key),
    set: async (key, value) => {
      records.set(key, value)
    },
    remove: async (key) => {
      records.delete(key)
    },
    setOnce: async (key, value) => {
      if (!records.has(key)) records.set(key, value)
      return records.get(key)
    },
  }
}
