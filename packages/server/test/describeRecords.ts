import { describe, expect, test } from 'vitest'
import {
  type BackupRecord,
  backupRecords,
} from '../src/store/sql/backupRecords.js'
import { createSqlStore } from '../src/store/sql/createSqlStore.js'
import type { Database } from '../src/store/sql/database.js'
import { findClockFault } from '../src/store/sql/findClockFault.js'
import { records } from '../src/store/sql/records.js'
import { restoreRecords } from '../src/store/sql/restoreRecords.js'
import { sweepRecords } from '../src/store/sql/sweepRecords.js'

const DAY_MS = 24 * 60 * 60_000

/** What is done to the records of all tables at once. */
export function describeRecords(getDatabase: () => Database): void {
  test('behavior: a sweep deletes what expired a day ago', async () => {
    const { sql } = getDatabase()
    const { identities, sessions, signIns, tickets } = createSqlStore(
      getDatabase(),
    )
    const session = { createdAt: 1, deviceId: 'd', usedAt: 1, userId: 'u' }
    await sessions.set('old', { ...session, expiresAt: 1_000 })
    await sessions.set('new', { ...session, expiresAt: 1_001 })
    await signIns.set('old', { value: 'open', expiresAt: 1_000 })
    const ticket = {
      ...{ browser: undefined, opener: undefined, uri: undefined },
      isTaken: false,
    }
    await tickets.set('old', { ...ticket, expiresAt: 1_000 })
    await tickets.set('new', { ...ticket, expiresAt: 1_001 })
    await identities.set('kept', { provider: 'a', userId: 'b' })
    await sweepRecords({ now: 1_000 + DAY_MS, sql })
    for (const table of [sessions, signIns, tickets])
      expect(await table.get('old')).toBeUndefined()
    expect(await sessions.get('new')).toBeDefined()
    expect(await tickets.get('new')).toBeDefined()
    expect(await identities.get('kept')).toBeDefined()
  })

  test.each([
    [0, undefined],
    [9_000, undefined],
    [60_000, 'the clock of this machine is 60 s ahead of that of the database'],
    [-60_000, 'the clock of this machine is 60 s behind that of the database'],
  ])('findClockFault: off by %i ms', async (off, fault) => {
    const now = () => Date.now() + off
    expect(await findClockFault({ now, sql: getDatabase().sql })).toBe(fault)
  })

  describe('backup', () => {
    const backUp = async () => {
      const pages: BackupRecord[][] = []
      const { sql } = getDatabase()
      const take = async (page: readonly BackupRecord[]) => {
        pages.push([...page])
      }
      await backupRecords({ sql, take })
      return pages
    }
    async function* toPages(pages: BackupRecord[][], error?: Error) {
      yield* pages
      if (error) throw error
    }

    test('default: all records come back, in their order', async () => {
      const { sql } = getDatabase()
      const { identities } = createSqlStore(getDatabase())
      const keys = Array.from({ length: 1_201 }, (_, index) => `key-${index}`)
      await sql.delete(records)
      await sql.insert(records).values(
        keys.map((key) => ({
          ...{ data: { provider: key, userId: 'u' }, key },
          kind: 'identities',
        })),
      )
      const pages = await backUp()
      expect(pages.map(({ length }) => length)).toEqual([500, 500, 201])
      await expect(
        restoreRecords({ pages: toPages(pages), sql }),
      ).rejects.toThrow('The database has records')
      await sql.delete(records)
      await restoreRecords({ pages: toPages(pages), sql })
      const found = await identities.find()
      expect(found.map(([key]) => key)).toEqual(keys)
      expect(await backUp()).toEqual(pages)
    })

    test('error: a broken backup restores nothing', async () => {
      const { sql } = getDatabase()
      const pages = await backUp()
      await sql.delete(records)
      const broken = toPages(pages, new Error('cut off'))
      await expect(restoreRecords({ pages: broken, sql })).rejects.toThrow(
        'cut off',
      )
      expect(await backUp()).toEqual([])
    })
  })
}
