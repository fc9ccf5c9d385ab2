import type { Usage } from '../auth/records.js'
import { copyRecord } from './copyRecord.js'
import { type Backend, createChange, type Entry } from './createChange.js'
import { createTables } from './createTables.js'
import { createTurns } from './createTurns.js'
import type { ExpiringTable, Step, Store, Tables } from './store.js'
import { addUse, getUseWaitMs } from './useCounts.js'

type Rows = Map<string, { record: object; version: string }>
type Put = (rows: Rows, key: string, record: object) => void

/** A store of this process; it ends with it. */
export function createMemoryStore(): Store {
  const all = new Map<string, Rows>()
  const getRows = (table: string) => {
    const rows = all.get(table) ?? new Map()
    all.set(table, rows)
    return rows as Rows
  }
  let changes = 0
  const put: Put = (rows, key, record) => {
    const version = String(++changes)
    rows.set(key, { record: copyRecord(record), version })
  }
  const backend = createBackend(getRows, put)
  const store: Store = {
    ...createTables((name) => createTable(getRows(name), put)),
    lock: createTurns(),
    change: createChange(backend, () => store),
    async load(steps) {
      const found = await backend.read(steps)
      return found.map((entries) =>
        entries.map(({ key, record }) => [key, record] as const),
      )
    },
    async count(uses, now) {
      for (const [index, use] of uses.entries()) {
        const rows = getRows('uses')
        const usage = rows.get(use.key)?.record as Usage | undefined
        if (getUseWaitMs(usage, use, now) > 0) return index
        put(rows, use.key, addUse(usage, use, now))
      }
      return uses.length
    },
  }
  return store
}

// Copies go in and out, so that no caller changes a record without `set`.
function createTable<record extends object>(
  rows: Rows,
  put: Put,
): ExpiringTable<record> {
  const read = ([key, { record }]: [string, { record: object }]) =>
    [key, copyRecord(record) as record] as const
  return {
    async get(key) {
      return copyRecord(rows.get(key)?.record) as record | undefined
    },
    async set(key, record) {
      put(rows, key, record)
    },
    async delete(key) {
      rows.delete(key)
    },
    async find(fields = {}, { before, isNewestFirst = false, limit } = {}) {
      const wanted = Object.entries(fields)
      const all = [...rows]
      const end = all.findIndex(([key]) => key === before)
      const found = all
        .slice(0, before === undefined ? all.length : Math.max(0, end))
        .filter(([, { record }]) =>
          wanted.every(([name, value]) => Reflect.get(record, name) === value),
        )
      const ordered = isNewestFirst ? found.reverse() : found
      return ordered.slice(0, limit).map(read)
    },
    async prune({ max, now }) {
      for (const [key, { record }] of rows)
        if (hasExpired(record, now)) rows.delete(key)
      for (const key of rows.keys()) {
        if (rows.size <= max) return
        rows.delete(key)
      }
    },
  }
}

function createBackend(getRows: (table: string) => Rows, put: Put): Backend {
  const toEntry = (key: string, row?: { record: object; version: string }) =>
    row ? [{ ...copyRecord(row), key }] : []
  const readStep = (step: Step, first: Entry | undefined): Entry[] => {
    const rows = getRows(step.table)
    if ('keys' in step)
      return step.keys.flatMap((key) => toEntry(key, rows.get(key)))
    const name = 'keyIn' in step ? step.keyIn : step.sameIn
    const value: unknown = first && Reflect.get(first.record, name)
    if (typeof value !== 'string') return []
    if ('keyIn' in step) return toEntry(value, rows.get(value))
    return [...rows].flatMap(([key, row]) =>
      Reflect.get(row.record, name) === value ? toEntry(key, row) : [],
    )
  }
  return {
    async read([head, ...rest]) {
      if (!head) return []
      const found = readStep(head, undefined)
      return [found, ...rest.map((step) => readStep(step, found[0]))]
    },
    async write({ checks, writes }) {
      const get = ({ key, table }: { key: string; table: keyof Tables }) =>
        getRows(table).get(key)?.version
      if (checks.some((check) => get(check) !== check.version)) return false
      for (const { key, record, table } of writes)
        if (record) put(getRows(table), key, record)
        else getRows(table).delete(key)
      return true
    },
  }
}

function hasExpired(record: { expiresAt?: unknown }, now: number) {
  return typeof record.expiresAt === 'number' && record.expiresAt <= now
}
