import { and, desc, eq, lte, sql as raw, type SQL } from 'drizzle-orm'
import type { ExpiringTable, Tables } from '../store.js'
import { decode, encode, fromText, toExpiry, toText } from './codec.js'
import type { Sql } from './database.js'
import { deleteInBatches } from './deleteInBatches.js'
import { hasIndexedData, keyedKinds, records } from './records.js'

/** Postgres has no `limit` that means none. */
const FOUND_MAX = 2 ** 31 - 1

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
    async find(fields = {}, { before, isNewestFirst = false, limit } = {}) {
      const found = await toFound(sql, { before, fields, kind })
        .orderBy(isNewestFirst ? raw`position desc` : raw`position`)
        .limit(limit ?? FOUND_MAX)
      return found.map(({ key, data }) => [fromText(key), decode<record>(data)])
    },
    async prune({ max, now }) {
      const expired = and(isKind, lte(records.expiresAt, now))
      await deleteInBatches(sql, { order: records.expiresAt, where: expired })
      // guard: prune-by-position
      const [last] = await sql
        .select({ position: records.position })
        .from(records)
        .where(isKind)
        .orderBy(desc(records.position))
        .offset(max)
        .limit(1)
      if (!last) return
      const surplus = and(isKind, lte(records.position, last.position))
      await deleteInBatches(sql, { order: records.position, where: surplus })
    },
  }
}

export declare namespace createSqlTable {
  type Parameters = { kind: keyof Tables; sql: Sql }
}

/** Rows are looked up by their fields first, and by their kind afterwards. */
function toFound(
  sql: Sql,
  parameters: { before?: string | undefined; fields: object; kind: string },
) {
  const { before, fields, kind } = parameters
  const entries = Object.entries(fields)
  const given = entries.filter(([, value]) => value !== undefined)
  const absent = entries.filter(([, value]) => value === undefined)
  const wanted = JSON.stringify(encode(Object.fromEntries(given)))
  const { data, key, position } = records
  const columns = { data, key, kind: records.kind, position }
  const isIndexed = given.length > 0 && !keyedKinds.includes(kind)
  // guard: indexed-lookup
  const found = sql.$with('found').as(
    sql
      .select(columns)
      .from(records)
      .where(
        and(
          isIndexed ? hasIndexedData : eq(records.kind, kind),
          given.length > 0 ? raw`${data} @> ${wanted}::jsonb` : undefined,
        ),
      )
      // Keeps the planner from merging the two steps.
      .limit(FOUND_MAX),
  )
  return sql
    .with(found)
    .select({ key: found.key, data: found.data })
    .from(found)
    .where(
      and(
        eq(found.kind, kind),
        ...absent.map(([name]) => raw`not ${found.data} ? ${name}`),
        before === undefined ? undefined : isBefore(kind, before),
      ),
    )
    .$dynamic()
}

function isBefore(kind: string, key: string): SQL {
  const { key: column, kind: kinds, position } = records
  return raw`position < (select ${position} from ${records}
    where ${kinds} = ${kind} and ${column} = ${toText(key)})`
}
