import {
  and,
  asc,
  eq,
  lte,
  notInArray,
  sql as raw,
  type SQL,
} from 'drizzle-orm'
import type { ExpiringTable, Tables } from '../store.js'
import type { Sql } from './database.js'
import { records } from './records.js'

/** Creates one table of a store over the shared table of records. */
export function createSqlTable<record extends object>(
  parameters: createSqlTable.Parameters,
): ExpiringTable<record> {
  const { kind, sql } = parameters
  const isKind = eq(records.kind, kind)
  const isRecord = (key: string) => and(isKind, eq(records.key, toText(key)))
  return {
    async get(key) {
      const [found] = await sql
        .select({ data: records.data })
        .from(records)
        .where(isRecord(key))
      return found && decode<record>(found.data)
    },
    async set(key, record) {
      const values = {
        data: encode(record),
        expiresAt: toExpiry(record),
      }
      await sql
        .insert(records)
        .values({ kind, key: toText(key), ...values })
        .onConflictDoUpdate({
          target: [records.kind, records.key],
          set: values,
        })
    },
    async delete(key) {
      await sql.delete(records).where(isRecord(key))
    },
    async find(fields = {}) {
      const found = await sql
        .select({ key: records.key, data: records.data })
        .from(records)
        .where(and(isKind, ...Object.entries(fields).map(toCondition)))
        .orderBy(asc(records.position))
      return found.map(({ key, data }) => [fromText(key), decode<record>(data)])
    },
    async prune({ max, now }) {
      await sql.delete(records).where(and(isKind, lte(records.expiresAt, now)))
      const newest = sql
        .select({ key: records.key })
        .from(records)
        .where(isKind)
        .orderBy(raw`${records.position} desc`)
        .limit(max)
      await sql
        .delete(records)
        .where(and(isKind, notInArray(records.key, newest)))
    },
  }
}

export declare namespace createSqlTable {
  type Parameters = { kind: keyof Tables; sql: Sql }
}

function toCondition([name, value]: [string, unknown]): SQL {
  if (value === undefined) return raw`not ${records.data} ? ${name}`
  const wanted = JSON.stringify(encode({ [name]: value }))
  return raw`${records.data} @> ${wanted}::jsonb`
}

function toExpiry(record: object): number | null {
  const expiresAt: unknown = Reflect.get(record, 'expiresAt')
  return typeof expiresAt === 'number' ? Math.ceil(expiresAt) : null
}

function encode(record: object): object {
  return mapStrings(record, toText) as object
}

function decode<record>(data: unknown): record {
  return mapStrings(data, fromText) as record
}

function mapStrings(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapStrings(item, map)]),
  )
}

// Postgres stores neither NUL nor lone surrogates, and callers may send both.
function toText(text: string) {
  return text.replace(/[\0\\]|\p{Cs}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0')
    return `\\${code}`
  })
}

function fromText(text: string) {
  return text.replace(/\\([0-9a-f]{4})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
