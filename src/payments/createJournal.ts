import { dropOldest } from '../core/storage/dropOldest.js'
import type { StorageItems, StorageKey } from '../core/storage/types.js'
import type { KitStorage } from '../core/storage.js'

/**
 * How a payment is made: as a transaction with a nonce, as calls of a wallet
 * (EIP-5792), as a transaction of Solana, or as an order, which is paid by one
 * of them or at an exchange.
 */
export type Rail = 'transaction' | 'calls' | 'solana' | 'order'

/** What a journal has to know about the records of its rails. */
export type Records<intent, what> = {
  /**
   * What a payment is, as one text: two with the same are the same payment, and
   * the second one is only made once the first one cannot land any more.
   */
  identify(what: what): string
  /** Checks a stored record; broken ones are skipped. */
  isIntent(value: unknown): value is intent
  /**
   * Storage item. Rails have one each, so that one which is full, or written by
   * two tabs at a time, loses no record of another.
   */
  key: ListKey
  /**
   * Maximum number of records, or a function that returns which of the others
   * stay, those to drop first in front.
   */
  limit:
    | number
    | ((others: readonly intent[], intent: intent) => readonly intent[])
  /** Read from the record itself, as older ones do not name their rail. */
  toRail(intent: intent): Rail
}

/**
 * Creates the journal of payments whose outcome is unknown. A payment is saved
 * before the wallet is asked and removed once its outcome is known, so that it
 * survives a reload and is never made twice. What does not fit into a storage
 * item is dropped, the oldest first.
 */
export function createJournal<intent extends { id: string }, what>(
  storage: KitStorage,
  records: Records<intent, what>,
): Journal<intent, what> {
  const { identify, isIntent, key, limit, toRail } = records
  const toRecord = (intent: intent) => ({ ...intent, rail: toRail(intent) })
  const list = () => (storage.get(key) ?? []).filter(isIntent).map(toRecord)
  return {
    list,
    get: (id) => list().find((intent) => intent.id === id),
    findSame(what) {
      const identity = identify(what)
      return list().find(
        (intent) => identify(intent as unknown as what) === identity,
      )
    },
    save(intent) {
      const others = list().filter(({ id }) => id !== intent.id)
      const rest =
        typeof limit === 'number'
          ? others.slice(1 - limit)
          : limit(others, intent)
      const record = toRecord(intent)
      storage.set(key, dropOldest([...rest, record]))
      return record
    },
    remove(id) {
      const others = list().filter((intent) => intent.id !== id)
      if (others.length > 0) storage.set(key, others)
      else storage.remove(key)
    },
  }
}

export type Recorded<intent> = intent & { rail: Rail }

export type Journal<intent, what = intent> = {
  list(): readonly Recorded<intent>[]
  get(id: string): Recorded<intent> | undefined
  /** Returns the first record of the same payment. */
  findSame(what: what): Recorded<intent> | undefined
  /** Adds a record or replaces the one with the same ID. */
  save(intent: intent): Recorded<intent>
  remove(id: string): void
}

type ListKey = {
  [key in StorageKey]: StorageItems[key] extends readonly unknown[]
    ? unknown extends StorageItems[key][number]
      ? key
      : never
    : never
}[StorageKey]
