import { Client } from 'pg'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import { createDatabase } from '../postgres/createDatabase.js'
import { app } from '../setupAuth.js'
import { setupCustody } from '../setupCustody.js'

const [users = 500, wallets = 10] = process.argv.slice(2).map(Number)
const print = (text: string) => process.stdout.write(`${text}\n`)

/**
 * Prints what a user costs the database: rows and bytes by table, and the
 * statements of a login, of a session that is read, and of a wallet that is
 * kept. The figures of the page "Scale" are from here.
 */
async function main() {
  const created = await createDatabase()
  const database = await openPostgres({ url: created.url })
  const setup = setupCustody()
  setup.auth.store = createSqlStore(database)
  const count = countStatements()
  const deviceIds = Array.from({ length: users }, (_, i) => toDevice(i))
  const tokens: string[] = []
  const logins = await count(async () => {
    for (const [index, deviceId] of deviceIds.entries())
      tokens.push(await logIn(`user${index}@example.org`, deviceId))
  })
  const reads = await count(async () => {
    for (const token of tokens) await ask('/auth/session', undefined, token)
  })
  const kept = await count(async () => {
    for (let index = 0; index < wallets; index++) {
      const user = await setup.login(`user${index}`, toDevice(index))
      const { custody } = await setup.openFrame()
      const draft = custody.draft(user)
      await draft.confirm(draft.code)
    }
  })
  print(`${users} logins by email, ${wallets} wallets that can be recovered`)
  print(`statements per login: ${round(logins / users)}`)
  print(`statements per session read: ${round(reads / users)}`)
  print(`statements per wallet made: ${round(kept / wallets)}`)
  await printSizes(created.url)
  await database.close()
  await created.drop()

  async function logIn(email: string, deviceId: string) {
    const begun = await ask('/auth/email', { app, deviceId, email })
    const { challengeId } = begun
    const code = setup.mailbox.list(email)[0]?.code
    return String(
      (await ask('/auth/otp', { challengeId, code, deviceId })).token,
    )
  }

  async function ask(path: string, body?: object, token?: string) {
    setup.clock.advance(1_000)
    const answer = await setup.server.request(path, {
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      method: body ? 'POST' : 'GET',
    })
    if (answer.status !== 200) throw new Error(await answer.text())
    return (await answer.json()) as Record<string, unknown>
  }
}

const toDevice = (index: number) => `device-${String(index).padStart(16, '0')}`
const round = (value: number) => Math.round(value * 10) / 10

/** Counts what is sent to the database while something runs. */
function countStatements() {
  let sum = 0
  const { query } = Client.prototype
  Client.prototype.query = function count(this: Client, ...words: unknown[]) {
    sum++
    return Reflect.apply(query, this, words)
  } as typeof query
  return async (run: () => Promise<void>) => {
    const before = sum
    await run()
    return sum - before
  }
}

async function printSizes(url: string) {
  const client = new Client(url)
  await client.connect()
  const read = async <row extends object>(text: string) =>
    (await client.query<row>(text)).rows
  await client.query('vacuum analyze latchkey_records')
  const kinds = await read<{ bytes: string; count: string; kind: string }>(`
    select kind, count(*), round(avg(pg_column_size(r.*))) as bytes
    from latchkey_records r group by kind order by kind`)
  print('\ntable            rows   bytes a row')
  for (const { bytes, count, kind } of kinds)
    print(`${kind.padEnd(16)} ${count.padStart(5)} ${bytes.padStart(9)}`)
  const [size] = await read<{ all: string; heap: string }>(`
    select pg_total_relation_size('latchkey_records') as all,
      pg_relation_size('latchkey_records') as heap`)
  const kib = (value: string | undefined) => round(Number(value) / 1_024)
  print(`\nrows ${kib(size?.heap)} KiB, with indexes ${kib(size?.all)} KiB`)
  const indexes = await read<{ bytes: string; name: string }>(`
    select indexrelname as name, pg_relation_size(indexrelid) as bytes
    from pg_stat_user_indexes where relname = 'latchkey_records' order by 1`)
  for (const { bytes, name } of indexes) print(`${name} ${kib(bytes)} KiB`)
  await client.end()
}

await main()
