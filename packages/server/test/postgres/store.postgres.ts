import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createPostgresLock } from '../../src/store/sql/createPostgresLock.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { describeStore } from '../describeStore.js'
import { createDatabase } from './createDatabase.js'

describeStore('createSqlStore on Postgres', async () => {
  const created = await createDatabase()
  const database = await openPostgres({ connections: 3, url: created.url })
  return {
    store: createSqlStore(database),
    async close() {
      await database.close()
      await created.drop()
    },
  }
})

test('behavior: many processes that start at once migrate once', async () => {
  const { drop, url } = await createDatabase()
  const databases = await Promise.all(
    Array.from({ length: 15 }, () => openPostgres({ connections: 2, url })),
  )
  const stores = databases.map(createSqlStore)
  await stores[0]?.names.set('a', toName('a'))
  expect(await stores[14]?.names.get('a')).toEqual(toName('a'))
  await Promise.all(databases.map(({ close }) => close()))
  await drop()
})

test('behavior: a lock is held by one process at a time', async () => {
  const { drop, url } = await createDatabase()
  const databases = await Promise.all([
    openPostgres({ url }),
    openPostgres({ url }),
  ])
  let inside = 0
  let most = 0
  let count = 0
  const run = async () => {
    inside++
    most = Math.max(most, inside)
    const known = count
    await databases[0].sql.execute('select pg_sleep(0.001)')
    count = known + 1
    inside--
  }
  await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      databases[index % 2]?.lock('shared', run),
    ),
  )
  expect({ count, most }).toEqual({ count: 60, most: 1 })
  await Promise.all(databases.map(({ close }) => close()))
  await drop()
})

test('behavior: a lock whose connection broke is not acknowledged', async () => {
  const { drop, url } = await createDatabase()
  const clients: Client[] = []
  const errors: Error[] = []
  const { close, lock } = createPostgresLock({
    connect() {
      const client = new Client({ connectionString: url, pipeline: true })
      clients.push(client)
      return client
    },
    onError: (error) => errors.push(error),
  })
  const other = createPostgresLock({
    connect: () => new Client({ connectionString: url, pipeline: true }),
    onError: (error) => errors.push(error),
  })
  const admin = new Client(url)
  await admin.connect()
  const broken = lock('a', async () => {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and pid <> pg_backend_pid()`,
    )
    // The database has released it.
    return other.lock('a', async () => 'other')
  })
  await expect(broken).rejects.toThrow()
  expect(errors.length).toBeGreaterThan(0)
  expect(await lock('a', async () => 'again')).toBe('again')
  expect(clients).toHaveLength(2)
  await Promise.all([close(), other.close(), admin.end()])
  await drop()
})

test('error: a lock that is never released', async () => {
  const { drop, url } = await createDatabase()
  const parameters = {
    connect: () => new Client({ connectionString: url, pipeline: true }),
    onError: () => undefined,
    waitMs: 100,
  }
  const [one, two] = [
    createPostgresLock(parameters),
    createPostgresLock(parameters),
  ]
  const refused = one.lock('a', () => two.lock('a', async () => undefined))
  await expect(refused).rejects.toMatchObject({ code: 'BUSY', status: 503 })
  await Promise.all([one.close(), two.close()])
  await drop()
})

function toName(name: string) {
  const time = new Date(0).toISOString()
  return {
    ...{ addresses: {}, attributes: [], name, owner: '0x' as const },
    ...{ registered_at: time, updated_at: time },
  }
}
