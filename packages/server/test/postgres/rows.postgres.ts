import { expect, test } from 'vitest'
import { createNames } from '../../src/api/names/createNames.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { countRead, seedRecords } from '../seedRecords.js'
import { createDatabase } from './createDatabase.js'

async function open() {
  const created = await createDatabase()
  // One connection, whose statistics are complete when they are read.
  const database = await openPostgres({ connections: 1, url: created.url })
  return {
    sql: database.sql,
    store: createSqlStore(database),
    async close() {
      await database.close()
      await created.drop()
    },
  }
}

test('behavior: prune ends at 120,000 rows, before its statement is cancelled', async () => {
  const { close, sql, store } = await open()
  const { idTokens } = store
  const record = { device: 'device-$' }
  await seedRecords(sql, { count: 120_000, kind: 'idTokens', record })
  await idTokens.prune({ max: 100_000, now: 0 })
  expect(await idTokens.get('seed-00020000')).toBe(undefined)
  expect(await idTokens.get('seed-00020001')).toBeDefined()
  await close()
})

test('behavior: prune reads what it deletes, whatever else has expired', async () => {
  const { close, sql, store } = await open()
  const record = { isTaken: true }
  const count = 20_000
  await seedRecords(sql, { count, expiresAt: 10, kind: 'tickets', record })
  await seedRecords(sql, { count: 20, expiresAt: 10, kind: 'uses', record })
  const before = await countRead(sql)
  await store.uses.prune({ max: 100, now: 20 })
  expect(await store.uses.find()).toEqual([])
  expect((await countRead(sql)) - before).toBeLessThan(500)
  await close()
})

test('behavior: find reads what it finds, without statistics of the database', async () => {
  const { close, sql, store } = await open()
  const record = { email: 'user$@example.org', id: 'user-$' }
  await seedRecords(sql, { count: 20_000, kind: 'users', record })
  const before = await countRead(sql)
  const [[key] = []] = await store.users.find({ email: 'user77@example.org' })
  expect(key).toBe('seed-00000077')
  expect((await countRead(sql)) - before).toBeLessThan(100)
  await close()
})

test('behavior: a name of an address is found among 20,000 names', async () => {
  const { close, sql, store } = await open()
  const names = createNames({ now: () => 0, store })
  const record = { addresses: {}, attributes: [], name: 'n$', owner: 'o$' }
  await seedRecords(sql, { count: 20_000, kind: 'names', record })
  const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as const
  const wish = { address, avatar: '', coinType: 60, name: 'ada' }
  expect(await names.register(wish)).toBe('registered')
  const before = await countRead(sql)
  expect(await names.listOf(address)).toMatchObject([{ name: 'ada' }])
  expect((await countRead(sql)) - before).toBeLessThan(100)
  await close()
})

test('behavior: a plan that was made for an empty table reads by key once it has grown', async () => {
  const { close, sql, store } = await open()
  const keys = ['seed-00000001', 'seed-00000002', 'none']
  const read = () =>
    store.load([
      { keys, table: 'sessions' },
      { keyIn: 'userId', table: 'users' },
      { sameIn: 'userId', table: 'identities' },
    ])
  const write = () =>
    store.change('any', async ({ accounts, users }) => {
      const user = { email: undefined, userName: undefined, update: undefined }
      const [account] = [await accounts.get('seed-00000003')]
      await users.set('made', { ...user, id: 'made' })
      if (account) await accounts.set('seed-00000003', account)
    })
  // Planned now.
  for (let index = 0; index < 3; index++) {
    await read()
    await write()
  }
  const record = { devices: [], failures: [], requests: [], userId: 'user-$' }
  for (const kind of ['accounts', 'identities', 'sessions', 'users'] as const)
    await seedRecords(sql, { count: 10_000, kind, record })
  const before = await countRead(sql)
  const [sessions = []] = await read()
  await write()
  expect(sessions.map(([key]) => key).sort()).toEqual(keys.slice(0, 2))
  expect((await countRead(sql)) - before).toBeLessThan(100)
  await close()
})
