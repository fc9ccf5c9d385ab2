import { dropOldest } from '../core/storage/dropOldest.js'
import type { StorageItems, StorageKey } from '../core/storage/types.js'
import type { KitStorage } from '../core/storage.js'

/**
 * Creates the journal of payments whose outcome is unknown. A payment is saved
 * before the wallet is asked and removed once its outcome is known, so that it
 * survives a reload and is never made twice. What does not fit into a storage
 * item is dropped, the oldest first.
 *
 * @param parameters.isIntent - Checks a stored entry; broken ones are skipped.
 * @param parameters.key - Storage item that holds the entries.
 * @param parameters.limit - Maximum number of entries, or a function that
 * returns which of the others stay, those to drop first in front.
 */
export function createJournal<intent extends { id: string }>(
  parameters: createJournal.Parameters<intent>,
): createJournal.ReturnType<intent> {
  const { isIntent, key, limit, storage } = parameters
  const list = () => (storage.get(key) ?? []).filter(isIntent)
  return {
    list,
    save(intent) {
      const others = list().filter(({ id }) => id !== intent.id)
      const rest =
        typeof limit === 'number'
          ? others.slice(1 - limit)
          : limit(others, intent)
      storage.set(key, dropOldest([...rest, intent]))
      return intent
    },
    remove(id) {
      const others = list().filter((intent) => intent.id !== id)
      if (others.length > 0) storage.set(key, others)
      else storage.remove(key)
    },
  }
}

export declare namespace createJournal {
  type Parameters<intent> = {
    isIntent(value: unknown): value is intent
    key: ListKey
    limit:
      | number
      | ((others: readonly intent[], intent: intent) => readonly intent[])
    storage: KitStorage
  }
  type ReturnType<intent> = Journal<intent>
}

export type Journal<intent> = {
  list(): readonly intent[]
  /** Adds an entry or replaces the one with the same ID. */
  save(intent: intent): intent
  remove(id: string): void
}

type ListKey = {
  [key in StorageKey]: StorageItems[key] extends readonly unknown[]
    ? unknown extends StorageItems[key][number]
      ? key
      : never
    : never
}[StorageKey]
