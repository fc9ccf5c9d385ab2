export type IdbStore = {
  list(): Promise<readonly (readonly [key: string, value: unknown])[]>
  get(key: string): Promise<unknown>
  /** Answers with the value. */
  set(key: string, value: unknown): Promise<unknown>
  remove(key: string): Promise<void>
  setOnce(key: string, value: unknown): Promise<unknown>
}

const STORE = 'records'

/**
 * One object store of IndexedDB. Everything rejects when it fails.
 *
 * @param parameters.onLost - called when the browser takes the database away
 */
export async function createIdbStore(parameters: {
  factory: IDBFactory
  name: string
  onLost(): void
}): Promise<IdbStore> {
  const { factory, name, onLost } = parameters
  const database = await open(factory, name)
  // The person has cleared the site's data, or the disk has failed.
  database.onclose = onLost
  database.onversionchange = () => {
    database.close()
    onLost()
  }

  function run<value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, done: (value: value) => void) => void,
  ): Promise<value> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      let result: value
      transaction.oncomplete = () => resolve(result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
      work(transaction.objectStore(STORE), (value) => {
        result = value
      })
    })
  }

  return {
    list: () =>
      run('readonly', (store, done) => {
        const keys = store.getAllKeys()
        const values = store.getAll()
        values.onsuccess = () =>
          done(
            keys.result.map((key, index) => [
              String(key),
              values.result[index] as unknown,
            ]),
          )
      }),
    get: (key) =>
      run('readonly', (store, done) => {
        const request = store.get(key)
        request.onsuccess = () => done(request.result)
      }),
    set: (key, value) =>
      run('readwrite', (store, done) => {
        store.put(value, key)
        done(value)
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

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}
