import {
  bigint,
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

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
    index('latchkey_records_data').using(
      'gin',
      table.data.op('jsonb_path_ops'),
    ),
  ],
)
