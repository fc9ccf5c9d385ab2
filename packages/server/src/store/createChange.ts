import { setTimeout as wait } from 'node:timers/promises'
import { ServiceError } from '../http/ServiceError.js'
import { copyRecord } from './copyRecord.js'
import { createTables } from './createTables.js'
import { createTurns } from './createTurns.js'
import type { ExpiringTable, Step, Store, Tables } from './store.js'

const WAIT_MS = 15_000
const FIRST_PAUSE_MS = 2
const LONGEST_PAUSE_MS = 50

/** A record as it is at one moment. */
export type Entry = {
  key: string
  record: object
  /** Another one after each change. */
  version: string
}

export type Write = { table: keyof Tables; key: string; record?: object }

/** Where records are read together and written together. */
export type Backend = {
  /** The entries of each step. */
  read(steps: readonly Step[]): Promise<readonly (readonly Entry[])[]>
  /**
   * Writes all, or nothing when a version is not the current one. A version
   * that is `undefined` says that there is no record; it is checked where one
   * is written.
   */
  write(parameters: {
    checks: readonly {
      table: keyof Tables
      key: string
      version: string | undefined
    }[]
    /** Without a record, what is there is deleted. */
    writes: readonly Write[]
  }): Promise<boolean>
}

/**
 * Creates `change` of a store over what reads and writes records together.
 * Nothing is held between the two: a run whose records have changed in the
 * meantime is repeated.
 */
export function createChange(
  backend: Backend,
  getStore: () => Store,
): Store['change'] {
  const turns = createTurns()
  return (key, run) =>
    turns(key, async () => {
      const deadline = Date.now() + WAIT_MS
      for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
        const { commit, draft } = openDraft(backend, getStore())
        const settle = await settled(() => run(draft))
        if (await commit()) return settle()
        if (Date.now() > deadline)
          throw new ServiceError(503, 'BUSY', 'Too many requests at once')
        const longest = Math.min(pause, LONGEST_PAUSE_MS)
        await wait(longest * (0.5 + Math.random() / 2))
      }
    })
}

/** What it has counted before it refuses stays counted. */
async function settled<result>(run: () => Promise<result>) {
  try {
    const result = await run()
    return () => result
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return () => {
      throw error
    }
  }
}

type Known = { record: object | undefined; version: string | undefined }

function openDraft(backend: Backend, store: Store) {
  const known = new Map<string, Known & { key: string; table: keyof Tables }>()
  const lists = new Map<string, readonly Entry[]>()
  const writes = new Map<string, Write>()
  const toId = (table: string, key: string) => `${table} ${key}`

  function learn(table: keyof Tables, key: string, entry: Entry | undefined) {
    const id = toId(table, key)
    if (known.has(id)) return
    const { record, version } = entry ?? {}
    known.set(id, { key, record, table, version })
  }

  async function load(steps: readonly Step[]) {
    const found = await backend.read(steps)
    const first = found[0]?.[0]?.record
    for (const [index, step] of steps.entries()) {
      const entries = found[index] ?? []
      for (const entry of entries) learn(step.table, entry.key, entry)
      if ('keys' in step)
        for (const key of step.keys) learn(step.table, key, undefined)
      const value: unknown =
        'keys' in step
          ? undefined
          : first &&
            Reflect.get(first, 'keyIn' in step ? step.keyIn : step.sameIn)
      if (typeof value !== 'string') continue
      if ('keyIn' in step) learn(step.table, value, undefined)
      else if ('sameIn' in step)
        lists.set(toListId(step.table, { [step.sameIn]: value }), entries)
    }
    return found.map((entries) =>
      entries.map(({ key, record }) => [key, record] as const),
    )
  }

  function createTable<record extends object>(
    table: keyof Tables,
  ): ExpiringTable<record> {
    const stored = store[table] as unknown as ExpiringTable<record>
    const write = (key: string, record?: object) => {
      const written = record && { record: copyRecord(record) }
      writes.set(toId(table, key), { key, table, ...written })
    }
    return {
      async get(key) {
        const id = toId(table, key)
        if (!writes.has(id) && !known.has(id))
          await load([{ keys: [key], table }])
        const { record } = writes.get(id) ?? known.get(id) ?? {}
        return copyRecord(record) as record | undefined
      },
      async set(key, record) {
        write(key, record)
      },
      async delete(key) {
        write(key)
      },
      async find(fields = {}, page) {
        const list = page ? undefined : lists.get(toListId(table, fields))
        const found =
          list?.map(({ key, record }) => [key, record as record] as const) ??
          (await stored.find(fields, page))
        const own = [...writes.values()].filter((one) => one.table === table)
        const rest = found.filter(([key]) => !writes.has(toId(table, key)))
        const added = own.flatMap(({ key, record }) =>
          record && hasFields(record, fields)
            ? [[key, record as record] as const]
            : [],
        )
        return copyRecord([...rest, ...added])
      },
      prune: stored.prune,
    }
  }

  const draft: Store = {
    ...store,
    ...createTables(createTable),
    change: (_, run) => run(draft),
    load,
  }
  return {
    draft,
    async commit() {
      if (writes.size === 0) return true
      const checks = [...known].flatMap(([id, one]) =>
        // Counters change all the time; they have limits of their own.
        writes.has(id) || (one.version !== undefined && one.table !== 'uses')
          ? [one]
          : [],
      )
      return backend.write({ checks, writes: [...writes.values()] })
    },
  }
}

function toListId(table: string, fields: object) {
  return `${table} ${JSON.stringify(fields)}`
}

function hasFields(record: object, fields: object) {
  return Object.entries(fields).every(
    ([name, value]) => Reflect.get(record, name) === value,
  )
}
