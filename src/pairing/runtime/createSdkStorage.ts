import { createSafeStore } from '../../core/storage/createSafeStore.js'
import type { BaseStorage } from '../../core/storage/types.js'
import { LINK_CHOICE_KEY } from '../../wallets/link/linkChoiceKey.js'

/**
 * Key-value store for the library's keys and sessions. No method rejects: if
 * the store is blocked or full, values are kept in memory, and junk reads as
 * absent.
 *
 * @param parameters.storage - default the browser's `localStorage`
 * @param parameters.prefix - prefix of every key
 */
export function createSdkStorage(
  parameters: createSdkStorage.Parameters,
): createSdkStorage.ReturnType {
  const { prefix } = parameters
  const store = createSafeStore(parameters.storage)
  const known = new Set<string>()
  let isClosed = false

  function read(key: string) {
    const text = store.read(`${prefix}${key}`)
    if (text === null) return undefined
    known.add(key)
    try {
      return dropJunk(JSON.parse(text))
    } catch {
      write(key, undefined)
      return undefined
    }
  }

  function write(key: string, value: unknown) {
    if (isClosed) return
    const text = value === undefined ? undefined : toText(value)
    if (text === undefined) known.delete(key)
    else known.add(key)
    store.write(`${prefix}${key}`, text ?? null)
  }

  function listKeys() {
    const keys = new Set(known)
    for (const key of listBaseKeys(store.getBase()))
      if (key.startsWith(prefix)) keys.add(key.slice(prefix.length))
    return [...keys].filter((key) => read(key) !== undefined)
  }

  return {
    getKeys: async () => listKeys(),
    async getEntries<value>() {
      return listKeys().map((key) => [key, read(key)] as [string, value])
    },
    async getItem<value>(key: string) {
      // The library falls back to this entry and opens its link, while
      // `getRememberedLink` checks only the other place.
      if (key === LINK_CHOICE_KEY) return undefined
      return read(key) as value | undefined
    },
    async setItem(key, value) {
      write(key, value)
    },
    async removeItem(key) {
      write(key, undefined)
    },
    clear() {
      for (const key of listKeys()) write(key, undefined)
    },
    close() {
      isClosed = true
    },
  }
}

export declare namespace createSdkStorage {
  type Parameters = { storage: BaseStorage | undefined; prefix: string }
  type ReturnType = {
    getKeys(): Promise<string[]>
    getEntries<value>(): Promise<[string, value][]>
    getItem<value>(key: string): Promise<value | undefined>
    setItem(key: string, value: unknown): Promise<void>
    removeItem(key: string): Promise<void>
    /** Removes everything under the prefix. */
    clear(): void
    /** Stops all writes. */
    close(): void
  }
}

function toText(value: unknown) {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

/** The library's lists hold only records, and it reads them unchecked. */
function dropJunk(value: unknown) {
  if (!Array.isArray(value)) return value ?? undefined
  return value.filter((item) => typeof item === 'object' && item !== null)
}

/** Members of `localStorage` that a base storage may lack. */
type Listing = { length?: number; key?: (index: number) => string | null }

function listBaseKeys(base: BaseStorage | undefined) {
  try {
    const { length = 0, key } = (base ?? {}) as Listing
    return Array.from(
      { length: key ? length : 0 },
      (_, index) => key?.call(base, index) ?? '',
    )
  } catch {
    return []
  }
}
