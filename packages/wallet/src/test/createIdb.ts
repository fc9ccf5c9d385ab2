/**
 * IndexedDB with one store, as little of it as the frame uses, and ways to
 * make it fail as browsers do.
 */
export function createIdb() {
  const records = new Map<string, unknown>()
  const faults = { open: false, read: false, write: false, throws: false }
  /** In memory until the browser closes, as WebKit gives a frame. */
  const state = { isTemporary: false }
  const connections: { onclose?(): void }[] = []

  function toRequest(result: unknown) {
    const request: { result: unknown; onsuccess?: () => void } = { result }
    queueMicrotask(() => request.onsuccess?.())
    return request
  }

  function createTransaction(mode: IDBTransactionMode) {
    const fails = mode === 'readonly' ? faults.read : faults.write
    const transaction: Record<string, unknown> = {
      error: new DOMException('No', 'QuotaExceededError'),
      objectStore: () => ({
        get: (key: string) => toRequest(records.get(key)),
        getAll: () => toRequest([...records.values()]),
        getAllKeys: () => toRequest([...records.keys()]),
        put: (value: unknown, key: string) => !fails && records.set(key, value),
        delete: (key: string) => !fails && records.delete(key),
      }),
    }
    setTimeout(() =>
      (transaction[fails ? 'onabort' : 'oncomplete'] as () => void)(),
    )
    return transaction
  }

  const factory = {
    databases: async () =>
      state.isTemporary ? [] : [{ name: 'latchkey-frame', version: 1 }],
    open() {
      const connection = {
        createObjectStore() {},
        transaction(_store: string, mode: IDBTransactionMode) {
          if (faults.throws) throw new DOMException('', 'InvalidStateError')
          return createTransaction(mode)
        },
      }
      connections.push(connection as { onclose?(): void })
      const request: Record<string, unknown> = { result: connection }
      queueMicrotask(() => {
        const isOpen = !faults.open
        ;(request[isOpen ? 'onsuccess' : 'onerror'] as () => void)()
      })
      return request
    },
  }
  return {
    factory: factory as unknown as IDBFactory,
    faults,
    records,
    state,
    /** The person clears the site's data. */
    clear() {
      records.clear()
      faults.throws = true
      for (const { onclose } of connections) onclose?.()
    },
  }
}
