import { sql as raw } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** Kinds that are found by their key only, and whose lists are long. */
export const keyedKinds: readonly string[] = [
  ...['accounts', 'custodies', 'factors', 'idTokens', 'projects'],
  'sessionDrafts',
  ...['settings', 'signIns', 'socialLogins', 'spendings', 'tickets', 'uses'],
]

/**
 * Kinds that are found by their fields. No other index supports the condition,
 * so that a planner without statistics, as in PGlite, has no worse choice.
 */
export const hasIndexedFields = keyedKinds
  .map((kind) => `"kind" <> '${kind}'`)
  .join(' and ')
export const hasIndexedData = raw.raw(hasIndexedFields)

/** Records of all tables of a store, as JSON. */
export const records = pgTable(
  'latchkey_records',
  {
    /** Name of the table in `Tables`. */
    kind: text().notNull(),
    key: text().notNull(),
    /** Order of insertion; a later `set` keeps it. */
    position: bigserial({ mode: 'bigint' }).notNull(),
    data: jsonb().$type<object>().notNull(),
    /** `expiresAt` of the record, in ms. */
    expiresAt: bigint('expires_at', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('latchkey_records_position').on(table.kind, table.position),
    index('latchkey_records_expires_at').on(table.expiresAt),
    index('latchkey_records_kind_expires_at').on(table.kind, table.expiresAt),
    // A list of pending entries, which every look-up reads, is as long as 4 MB.
    index('latchkey_records_found')
      .using('gin', table.data.op('jsonb_path_ops'))
      .where(hasIndexedData)
      .with({ fastupdate: false }),
  ],
)
