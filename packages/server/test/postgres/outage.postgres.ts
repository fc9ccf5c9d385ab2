import { sql as raw } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createAuthRoutes } from '../../src/auth/createAuthRoutes.js'
import { createApp } from '../../src/http/createApp.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { app, deviceId, email, setupAuth } from '../setupAuth.js'
import { createDatabase } from './createDatabase.js'

/** The login over a real database. */
async function open() {
  const created = await createDatabase()
  const database = await openPostgres({ url: created.url })
  const { auth, mailbox } = setupAuth()
  auth.store = createSqlStore(database)
  const reports: Error[] = []
  const report = (error: unknown) => void reports.push(error as Error)
  const service = createApp(undefined, report)
  service.route('/', createAuthRoutes(auth))
  return {
    ...{ created, database, mailbox, reports },
    logIn: () =>
      service.request('/auth/email', {
        body: JSON.stringify({ app, deviceId, email }),
        headers: { 'content-type': 'application/json' },
        method: 'POST',
      }),
    async close() {
      await database.close()
      await created.drop()
    },
  }
}

test('error: a disk that is full, until there is room again', async () => {
  const { close, database, logIn, mailbox, reports } = await open()
  await database.ping()
  // What Postgres answers then, on each row.
  await database.sql.execute(raw`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = '53100';
      end $$`)
  await database.sql.execute(raw`
    create trigger refuse before insert on latchkey_records
    for each row execute function refuse()`)
  const refused = await logIn()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  expect(reports[0]?.message).toBe(
    'The database is unavailable: its disk is full (53100)',
  )
  expect(mailbox.list()).toEqual([])
  await expect(database.ping()).rejects.toThrow()
  await database.sql.execute(raw`drop trigger refuse on latchkey_records`)
  await database.ping()
  expect((await logIn()).status).toBe(200)
  await close()
})

test('error: a database that has become read-only', async () => {
  const { close, created, database, logIn, reports } = await open()
  const name = new URL(created.url).pathname.slice(1)
  await database.sql.execute(
    raw.raw(`alter database ${name} set default_transaction_read_only = on`),
  )
  // Connections take it over when they are opened.
  await created.away()
  await created.back()
  await expect.poll(() => database.ping().catch(toCode)).toBe('25006')
  expect((await logIn()).status).toBe(503)
  expect(reports.at(-1)?.message).toContain('read-only')
  await close()
})

test('behavior: checks at once are one, and leave nothing behind', async () => {
  const { close, database } = await open()
  await Promise.all(Array.from({ length: 100 }, () => database.ping()))
  const answer = await database.sql.execute(raw`
    select count(*)::int as left from latchkey_records`)
  expect(answer).toMatchObject({ rows: [{ left: 0 }] })
  await close()
})

function toCode(error: { cause?: { code?: string } }) {
  return error.cause?.code
}
