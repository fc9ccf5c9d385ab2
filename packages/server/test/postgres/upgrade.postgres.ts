import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createNames } from '../../src/api/names/createNames.js'
import { hash } from '../../src/auth/hash.js'
import { upgrade } from '../../src/cli/upgrade.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { migrations } from '../../src/store/sql/migrations.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { findPostgres } from './cluster.js'
import { createDatabase } from './createDatabase.js'

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as const
const token = 'token-of-ada'
const MASTER_KEY = 'ab'.repeat(32)

/** The records of an instance, as its first version wrote them. */
const records = [
  ['users', 'u', { email: 'ada@example.org', id: 'u' }],
  ['sessions', hash(token), { createdAt: 1, deviceId: 'd', userId: 'u' }],
  ['accounts', 'ada@example.org', { devices: ['d'], requests: [] }],
  ['custodies', 'u', { addresses: { evm: address }, sets: [{ id: 's' }] }],
  ['identities', '["google","1"]', { provider: 'google', userId: 'u' }],
  ['projects', 'shop', { allowedOrigins: ['https://a.test'], id: 'shop' }],
  // Without an owner.
  [
    'names',
    'ada.reown.id',
    {
      addresses: { 60: { address, created: '' } },
      attributes: [],
      ...{ name: 'ada.reown.id', registered_at: '', updated_at: '' },
    },
  ],
] as const

/** Migrates a database as the first version did, and fills it. */
async function createFirst(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-first-'))
  await cp(migrations.migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  expect(entries.length).toBeGreaterThan(1)
  const [first] = entries
  await writeFile(journal, JSON.stringify({ ...rest, entries: [first] }))
  const client = new Client(url)
  await client.connect()
  try {
    const migrationsFolder = folder
    await migrate(drizzle({ client }), { ...migrations, migrationsFolder })
    for (const [kind, key, data] of records)
      await client.query(
        'insert into latchkey_records (kind, key, data) values ($1, $2, $3)',
        [kind, key, JSON.stringify(data)],
      )
  } finally {
    await client.end()
    await rm(folder, { recursive: true })
  }
  return entries.length as number
}

async function read(url: string) {
  const database = await openPostgres({ url })
  const store = createSqlStore(database)
  const names = createNames({ now: Date.now, store })
  const found = {
    custody: await store.custodies.get('u'),
    identities: await store.identities.find({ userId: 'u' }),
    names: await names.listOf(address),
    projects: await store.projects.find(),
    session: await store.sessions.get(hash(token)),
    user: await store.users.find({ email: 'ada@example.org' }),
  }
  await database.close()
  return found
}

async function query<row extends object>(url: string, text: string) {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<row>(text)
  await client.end()
  return rows
}

test('default: a database of the first version is upgraded, with its records', async () => {
  const created = await createDatabase()
  const count = await createFirst(created.url)
  const environment = { DATABASE_URL: created.url, MASTER_KEY }
  const print = () => {}
  // Two new instances start at the same time.
  await Promise.all([
    upgrade({ environment, print }),
    upgrade({ environment, print }),
  ])
  const found = await read(created.url)
  expect(found).toMatchObject({
    custody: { addresses: { evm: address }, sets: [{ id: 's' }] },
    identities: [['["google","1"]', { provider: 'google' }]],
    names: [{ name: 'ada.reown.id' }],
    projects: [['shop', { allowedOrigins: ['https://a.test'] }]],
    session: { deviceId: 'd', userId: 'u' },
    user: [['u', { email: 'ada@example.org' }]],
  })
  const [done] = await query<{ count: string }>(
    created.url,
    'select count(*) from latchkey_migrations',
  )
  expect(Number(done?.count)).toBe(count)
  // The schema is that of a new database.
  const fresh = await createDatabase()
  await (await openPostgres({ url: fresh.url })).close()
  const describe = (url: string) =>
    query(
      url,
      `select tablename, indexdef as def from pg_indexes
        where schemaname = 'public'
        union all select table_name, concat_ws(' ', column_name, data_type,
          is_nullable, column_default) from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
    )
  expect(await describe(created.url)).toEqual(await describe(fresh.url))
  await Promise.all([created.drop(), fresh.drop()])
})

const found = findPostgres()
const run = promisify(execFile)

test.skipIf('reason' in found)(
  'behavior: pg_dump beside running servers, restored into an empty database',
  async () => {
    if ('reason' in found) return
    const [one, two] = [await createDatabase(), await createDatabase()]
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-dump-'))
    const file = join(folder, 'latchkey.dump')
    await createFirst(one.url)
    await upgrade({
      environment: { DATABASE_URL: one.url, MASTER_KEY },
      print: () => {},
    })
    const database = await openPostgres({ url: one.url })
    const store = createSqlStore(database)
    // Written all the time, as servers do.
    let isOver = false
    const writing = (async () => {
      while (!isOver)
        await store.uses.set(randomUUID(), { expiresAt: 1, moments: {} })
    })()
    const program = (name: string) => join(found.binaries, name)
    await run(program('pg_dump'), ['--format=custom', '-f', file, one.url])
    isOver = true
    await writing
    const options = ['--no-owner', '--exit-on-error', '--single-transaction']
    await run(program('pg_restore'), [...options, '-d', two.url, file])
    const before = await read(one.url)
    // The first that an instance does with it.
    await upgrade({
      environment: { DATABASE_URL: two.url, MASTER_KEY },
      print: () => {},
    })
    expect(await read(two.url)).toEqual(before)
    // The order of what is added next goes on.
    const restored = await openPostgres({ url: two.url })
    const next = createSqlStore(restored)
    await next.names.set('b', {
      ...(await next.names.get('ada.reown.id')),
    } as never)
    const [[last] = []] = await next.names.find({}, { isNewestFirst: true })
    expect(last).toBe('b')
    // With another master key it is refused.
    await expect(
      upgrade({
        environment: { DATABASE_URL: two.url, MASTER_KEY: 'cd'.repeat(32) },
        print: () => {},
      }),
    ).rejects.toThrow('MASTER_KEY')
    await Promise.all([database.close(), restored.close()])
    await Promise.all([one.drop(), two.drop()])
    await rm(folder, { recursive: true })
  },
)
