import type { Backend, Entry } from '../createChange.js'
import type { Step, Tables, Use } from '../store.js'
import { toChange } from '../useCounts.js'
import { decode, encodeJson, fromText, toExpiry, toText } from './codec.js'
import type { Database, Query } from './database.js'
import { hasIndexedFields } from './records.js'

const TABLE = 'latchkey_records'

/** Values of a statement, by the order in which they are named. */
function createValues() {
  const values: unknown[] = []
  return { values, add: (value: unknown) => `$${values.push(value)}` }
}

/**
 * Reads and writes records of a database together, each time in one statement.
 * The version of a row is its `xmin`: the transaction that has written it.
 */
export function createSqlBackend({ query }: Pick<Database, 'query'>): Backend {
  return {
    async read(steps) {
      const { add, values } = createValues()
      const parts = steps.map((step, index) => toPart(step, index, add))
      const rows = await query(
        `with ${parts.map(({ text }) => text).join(',\n')}
        ${parts
          .map(
            (_, index) =>
              `select ${index} as step, key, data, version from s${index}`,
          )
          .join(' union all ')}`,
        values,
      )
      return steps.map((_, index) =>
        rows.filter(({ step }) => step === index).map(toEntry),
      )
    },
    write: (parameters) => write(query, parameters),
  }
}

function toEntry(row: Record<string, unknown>): Entry {
  return {
    key: fromText(String(row.key)),
    record: decode(row.data),
    version: String(row.version),
  }
}

function toPart(step: Step, index: number, add: (value: unknown) => string) {
  const columns = 'key, data, xmin::text as version'
  const kind = add(step.table)
  if ('keys' in step) {
    const keys = add([...new Set(step.keys)].map(toText))
    // guard: key-by-key
    return {
      // Not `= any`: while the table is small, the planner would rather read all
      // records of the kind, and it plans once.
      text: `s${index} as (select r.key, r.data, r.xmin::text as version
        from unnest(${keys}::text[]) as k(key)
        join ${TABLE} r on r.kind = ${kind} and r.key = k.key)`,
    }
  }
  const name = add('keyIn' in step ? step.keyIn : step.sameIn)
  if ('keyIn' in step)
    return {
      text: `s${index} as (select ${columns} from ${TABLE}
        where kind = ${kind}
          and key = (select data->>${name}::text from s0 limit 1))`,
    }
  // guard: indexed-load
  return {
    // Rows are looked up by their fields first, and by their kind afterwards:
    // the limit keeps the planner from merging the two.
    text: `f${index} as (select kind, ${columns} from ${TABLE}
        where ${hasIndexedFields} and data @> (
          select jsonb_build_object(${name}::text, data->${name}::text)
          from s0 limit 1)
        limit 2147483647),
      s${index} as (select key, data, version from f${index}
        where kind = ${kind})`,
  }
}

async function write(
  query: Query,
  { checks, writes }: Parameters<Backend['write']>[0],
): Promise<boolean> {
  const { add, values } = createValues()
  const versions = new Map(
    checks.map((check) => [toId(check), check.version] as const),
  )
  const sets = writes.filter(({ record }) => record)
  const isNew = (one: { key: string; table: keyof Tables }) =>
    versions.has(toId(one)) && versions.get(toId(one)) === undefined
  const [kept, created, blind] = [
    checks.filter(({ version }) => version !== undefined),
    sets.filter(isNew),
    sets.filter((one) => !versions.has(toId(one))),
  ]
  const changed = sets.filter((one) => versions.get(toId(one)) !== undefined)
  const deleted = writes.filter(({ record }) => !record)
  const rows = (ones: typeof writes) => {
    const sorted = ones.toSorted((one, other) =>
      compare(toId(one), toId(other)),
    )
    const kinds = add(sorted.map(({ table }) => table))
    const keys = add(sorted.map(({ key }) => toText(key)))
    const data = add(sorted.map(({ record = {} }) => encodeJson(record)))
    const ends = add(
      sorted.map(({ record = {} }) => toExpiry(record)?.toString() ?? null),
    )
    return `(select kind, key, data::jsonb, expires_at::bigint
      from unnest(${kinds}::text[], ${keys}::text[], ${data}::text[],
        ${ends}::text[]) as w(kind, key, data, expires_at))`
  }
  const parts = [
    // guard: versions
    `held as (select 1 from ${TABLE} r join unnest(
        ${add(kept.map(({ table }) => table))}::text[],
        ${add(kept.map(({ key }) => toText(key)))}::text[],
        ${add(kept.map(({ version }) => version))}::text[]
      ) as c(kind, key, version) on r.kind = c.kind and r.key = c.key
      where r.xmin::text = c.version
      order by r.kind, r.key for update of r)`,
    `same as (select (select count(*) from held) = ${add(kept.length)}::int as yes)`,
    ...(changed.length > 0
      ? [
          `changed as (update ${TABLE} r
            set data = w.data, expires_at = w.expires_at
            from ${rows(changed)} w
            where r.kind = w.kind and r.key = w.key
              and (select yes from same))`,
        ]
      : []),
    ...(deleted.length > 0
      ? [
          `deleted as (delete from ${TABLE} r using ${rows(deleted)} w
            where r.kind = w.kind and r.key = w.key
              and (select yes from same))`,
        ]
      : []),
    ...(blind.length > 0
      ? [
          `blind as (insert into ${TABLE} (kind, key, data, expires_at)
            select w.* from ${rows(blind)} w where (select yes from same)
            on conflict (kind, key) do update
              set data = excluded.data, expires_at = excluded.expires_at)`,
        ]
      : []),
    `created as (insert into ${TABLE} (kind, key, data, expires_at)
      select w.* from ${rows(created)} w where (select yes from same)
      on conflict (kind, key) do nothing returning 1)`,
  ]
  // One that somebody else has created in the meantime takes all of it back, by
  // an error: a statement has no other way to.
  const [answer] = await query(
    `with ${parts.join(',\n')}
    select yes, case when yes and (select count(*) from created)
      < ${add(created.length)}::int then 1 / (yes::int - 1) end as conflict
    from same`,
    values,
  ).catch((error: unknown) => {
    if (isConflict(error)) return [{ yes: false }]
    throw error
  })
  return answer?.yes === true
}

function toId({ key, table }: { key: string; table: string }) {
  return `${table} ${key}`
}

function compare(one: string, other: string) {
  return one < other ? -1 : Number(one > other)
}

/** A record that is there by now, or two that waited for one another. */
function isConflict(error: unknown) {
  const code: unknown = error instanceof Error && Reflect.get(error, 'code')
  return code === '22012' || code === '40P01'
}

/** Counts uses in one statement, as `count` of a store does. */
export async function countUses(
  query: Query,
  uses: readonly Use[],
  now: number,
): Promise<number> {
  if (uses.length === 0) return 0
  const { add, values } = createValues()
  const at = `${add(now)}::bigint`
  const parts = uses.map((use, index) => {
    const { expiresAt, keptUntil, moment, since, until } = toChange(use, now)
    const name = `${add(moment)}::text`
    const end = `${add(expiresAt)}::bigint`
    const kept = `${add(keptUntil)}::bigint`
    const one = `jsonb_build_array(1, ${at})`
    const moments = `jsonb_each(r.data->'moments') as m(name, value)`
    const time = '(m.value->>1)::bigint'
    const room = use.limits.map(
      ({ max, windowMs }) => `(select coalesce(sum((m.value->>0)::int), 0)
        from ${moments} where ${time} > ${add(now - windowMs)}::bigint
          and ${time} <= ${add(until)}::bigint) < ${add(max)}::int`,
    )
    // guard: counted-once
    return `c${index} as (insert into ${TABLE} as r (kind, key, data, expires_at)
      select 'uses', ${add(toText(use.key))}::text,
        jsonb_build_object('expiresAt', ${end},
          'moments', jsonb_build_object(${name}, ${one})), ${kept}
      ${index > 0 ? `where exists (select 1 from c${index - 1})` : ''}
      on conflict (kind, key) do update set expires_at = excluded.expires_at,
        data = jsonb_build_object('expiresAt', ${end}, 'moments',
          coalesce((select jsonb_object_agg(m.name, m.value) from ${moments}
            where ${time} > ${add(since)}::bigint), '{}')
          || jsonb_build_object(${name}, jsonb_build_array(
            coalesce((r.data->'moments'->${name}->>0)::int, 0) + 1, ${at})))
      where ${room.join(' and ')}
      returning 1)`
  })
  const [answer] = await query(
    `with ${parts.join(',\n')} select ${uses
      .map((_, index) => `(select count(*)::int from c${index})`)
      .join(' + ')} as counted`,
    values,
  )
  return Number(answer?.counted)
}
