import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from './database.js'
import { records } from './records.js'

/** More than a page of the database has left as a rule. */
const SIZE = 4_096

/**
 * Creates a check of whether the database takes records: a full disk, or a
 * replica, still answers reads. What is written is taken back. Checks at once
 * are one.
 */
export function createProbe(sql: Sql): () => Promise<void> {
  let open: Promise<void> | undefined
  return () => {
    open ??= probe(sql).finally(() => {
      open = undefined
    })
    return open
  }
}

const done = new Error('The probe is done.')

async function probe(sql: Sql) {
  try {
    await sql.transaction(async (transaction) => {
      const text = randomBytes(SIZE / 2).toString('hex')
      const record = { data: { text }, key: randomUUID(), kind: 'settings' }
      await transaction.insert(records).values(record)
      throw done
    })
  } catch (error) {
    if (error !== done) throw error
  }
}
