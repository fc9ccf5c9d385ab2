import { STORED_TEXT_MAX_LENGTH } from './constants/storage.js'
import { createSafeStore } from './storage/createSafeStore.js'
import { decoders, list } from './storage/decoders.js'
import type { BaseStorage, StorageItems, StorageKey } from './storage/types.js'

/**
 * Items of one tab, in `sessionStorage`. They survive a reload, which mobile
 * browsers do after switching to another app, and end with the tab.
 */
const tabKeys: readonly StorageKey[] = [
  'pendingLogin',
  'pendingSocial',
  'modalResume',
]

/** Small synchronous storage of this package. No method throws. */
export type KitStorage = {
  /** Returns the item, or `undefined` if absent. Invalid items are removed. */
  get<key extends StorageKey>(key: key): StorageItems[key] | undefined
  /** Writes the item. A value that cannot be read back removes it instead. */
  set<key extends StorageKey>(key: key, value: StorageItems[key]): void
  remove(key: StorageKey): void
  /** Listens to changes made by other tabs. */
  subscribe(listener: (key: StorageKey) => void): () => void
}

/**
 * Creates the package's storage: `localStorage` under `<prefix>.<key>`, and
 * `sessionStorage` for items of one tab.
 *
 * If storage is missing (on a server), blocked or full, values are kept in
 * memory for the lifetime of the instance. Storage is not accessed before
 * first use. Every read is validated, so invalid values count as absent.
 *
 * @param parameters.storage - storage to use, default `localStorage` in
 * browsers
 * @param parameters.tabStorage - storage for items of one tab, default
 * `sessionStorage` in browsers
 * @param parameters.prefix - prefix of every key, default `latchkey`
 *
 * @example
 * const storage = createKitStorage()
 * storage.set('email', 'ada@example.com')
 * storage.get('email') // 'ada@example.com'
 */
export function createKitStorage(
  parameters: createKitStorage.Parameters = {},
): createKitStorage.ReturnType {
  const { prefix = 'latchkey' } = parameters
  const shared = createSafeStore(parameters.storage)
  const tab = createSafeStore(
    parameters.tabStorage ?? readTab(parameters.storage),
    'sessionStorage',
  )
  const toStore = (key: StorageKey) => (tabKeys.includes(key) ? tab : shared)
  const listeners = new Set<(key: StorageKey) => void>()

  function onStorage(event: StorageEvent) {
    const area = event.storageArea
    if (area && area !== shared.getBase()) return
    for (const key of Object.keys(decoders) as StorageKey[]) {
      if (event.key !== null && event.key !== `${prefix}.${key}`) continue
      shared.forget(`${prefix}.${key}`)
      for (const listener of [...listeners]) listener(key)
    }
  }

  return {
    get(key) {
      const store = toStore(key)
      const text = store.read(`${prefix}.${key}`)
      if (text === null) return undefined
      const value = decode(key, text)
      // Rewrites only values that are not canonical, for example a list with
      // invalid parts.
      const canonical = encode(key, value)
      if (canonical !== text) store.write(`${prefix}.${key}`, canonical)
      return value
    },
    set(key, value) {
      const checked = decode(key, encode(key, value))
      const isSame = typeof checked === typeof value
      toStore(key).write(
        `${prefix}.${key}`,
        encode(key, isSame ? checked : undefined),
      )
    },
    remove: (key) => toStore(key).write(`${prefix}.${key}`, null),
    subscribe(listener) {
      // A wrapper, so that subscribing one function twice gives two
      // subscriptions.
      const entry = (key: StorageKey) => listener(key)
      listeners.add(entry)
      if (listeners.size === 1)
        globalThis.window?.addEventListener?.('storage', onStorage)
      return () => {
        if (!listeners.delete(entry) || listeners.size > 0) return
        globalThis.window?.removeEventListener?.('storage', onStorage)
      }
    },
  }
}

export declare namespace createKitStorage {
  type Parameters = {
    storage?: BaseStorage | undefined
    tabStorage?: BaseStorage | undefined
    prefix?: string | undefined
  }
  type ReturnType = KitStorage
}

/** An item of the browser's own storage may have that name. */
function readTab(storage: BaseStorage | undefined) {
  const { tab } = storage ?? {}
  return typeof tab === 'object' ? tab : undefined
}

/** Key of wagmi's own storage, unless it is changed. */
const WAGMI_KEY = 'wagmi'

/**
 * Returns the prefix of a kit's items: like its connections, they belong to one
 * wagmi config, whose storage may have a key of its own.
 *
 * @param storage - wagmi's storage
 *
 * @example
 * toStoragePrefix(createStorage({ key: 'shop', storage: localStorage })) // 'latchkey.shop'
 */
export function toStoragePrefix(
  storage: { key?: string | undefined } | null | undefined,
): string {
  const key = storage?.key
  return key === undefined || key === WAGMI_KEY ? 'latchkey' : `latchkey.${key}`
}

function encode<key extends StorageKey>(
  key: key,
  value: StorageItems[key] | undefined,
) {
  if (value === undefined) return null
  try {
    return decoders[key] === list ? JSON.stringify(value) : String(value)
  } catch {
    return null
  }
}

function decode<key extends StorageKey>(key: key, text: unknown) {
  try {
    return typeof text === 'string' && text.length <= STORED_TEXT_MAX_LENGTH
      ? decoders[key](text)
      : undefined
  } catch {
    return undefined
  }
}
