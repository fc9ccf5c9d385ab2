import { createSafeStore } from './storage/createSafeStore.js'
import { decoders, list } from './storage/decoders.js'
import type { BaseStorage, StorageItems, StorageKey } from './storage/types.js'

/**
 * Items of one tab, in `sessionStorage`: they survive a reload, which phones
 * do after a visit to another app, and end with the tab.
 */
const tabKeys: readonly StorageKey[] = [
  'pendingLogin',
  'pendingSocial',
  'modalResume',
]

/** Small synchronous store of this package; no method ever throws. */
export type KitStorage = {
  /** The item, `undefined` when it is absent; junk is removed on sight. */
  get<key extends StorageKey>(key: key): StorageItems[key] | undefined
  /** Writes the item; what could not be read back removes it instead. */
  set<key extends StorageKey>(key: key, value: StorageItems[key]): void
  remove(key: StorageKey): void
  /** Tells about changes that other tabs have made. */
  subscribe(listener: (key: StorageKey) => void): () => void
}

/** Longest text that is read or written, in UTF-16 units. */
const MAX_TEXT_LENGTH = 262_144

/**
 * Keeps this package's facts in `localStorage` under `<prefix>.<key>`, and
 * those of one tab in `sessionStorage`.
 *
 * Where there is no storage (a server), or it is blocked or full, a value
 * lives in memory as long as the instance. Nothing is touched before first
 * use. Every read is checked, so a foreign or broken value reads as absent.
 *
 * @param parameters.storage - store to use, default `localStorage` in browsers
 * @param parameters.tabStorage - store of items that belong to one tab, default
 * `sessionStorage` in browsers
 * @param parameters.prefix - start of every key, default `latchkey`
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
  const tab = createSafeStore(parameters.tabStorage, 'sessionStorage')
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
      // Also drops the broken parts of a list, and leaves what is canonical.
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
      // A wrapper, so that one function subscribed twice is two subscriptions.
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
    return typeof text === 'string' && text.length <= MAX_TEXT_LENGTH
      ? decoders[key](text)
      : undefined
  } catch {
    return undefined
  }
}
