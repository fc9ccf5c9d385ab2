// A process of its own: PGlite.
import { is, sql as raw } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toUserId } from '../auth/users/createUser.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Database } from '../store/sql/database.js'
import { openPglite } from '../store/sql/openPglite.js'
import * as schema from '../store/sql/records.js'
import type { ExpiringTable, Store, Tables } from '../store/store.js'
import { copyUser } from './copyUser.js'
import { removeUser } from './removeUser.js'
import { runDeletions } from './runDeletions.js'

let database: Database
let store: Store

beforeAll(async () => {
  database = await openPglite()
  store = createSqlStore(database)
}, 120_000)

afterAll(() => database?.close())

beforeEach(async () => {
  await database.sql.delete(schema.records)
})

const address = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const solana = '7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs'
const expiresAt = 2_000_000_000_000

/** What the rows of a user can be told by. */
function toMarks(name: string) {
  const email = `${name}@example.org`
  return {
    ...{ deviceId: `device-${name}-000000`, email, name: `${name}.reown.id` },
    evm: name === 'ada' ? address : address.replace('0xAb', '0xCd'),
    solana: name === 'ada' ? solana : solana.replace('7EY', '8EY'),
    ip: `192.0.2.${name.length}`,
    secret: `secret-of-${name}`,
    userId: toUserId(email),
  }
}

/** A row or more of one user in every table that says whose it is. */
function toRows(
  marks: ReturnType<typeof toMarks>,
): Record<keyof Tables, readonly (readonly [key: string, record: object])[]> {
  const { deviceId, email, evm, ip, name, secret, userId } = marks
  const device = { deviceId, expiresAt }
  const code = { codeHash: secret, expiresAt, id: 'x', session: 's', tries: 0 }
  const owner = evm.toLowerCase()
  return {
    accounts: [
      [email, { devices: [deviceId], failures: [], requests: [{ by: ip }] }],
    ],
    challenges: [
      [
        secret,
        { ...code, app: 'a', client: ip, deviceId, email, stage: 'code' },
      ],
    ],
    custodies: [
      [
        userId,
        {
          addresses: { evm, solana: marks.solana },
          challenges: [],
          failures: [],
          sets: [{ auth: secret, deviceId, id: 'set', name: 'Firefox' }],
          wraps: [
            { data: secret, id: 'wrap', method: 'code', proofHash: secret },
          ],
        },
      ],
    ],
    deletions: [[userId, { dueAt: 1_000 }]],
    farcasterLogins: [
      [secret, { ...device, channelToken: secret, nonce: 'n' }],
    ],
    identities: [
      [JSON.stringify(['google', email]), { provider: 'google', userId }],
    ],
    // Says whose it is to nobody.
    idTokens: [],
    names: [
      [
        name,
        {
          addresses: { 60: { address: evm, created: '' } },
          attributes: [{ bio: email }],
          ...{ name, owner: evm, registered_at: '', updated_at: '' },
        },
      ],
    ],
    passkeys: [[`p-${email}`, { handle: secret, publicKey: secret, userId }]],
    passkeyChallenges: [],
    projects: [],
    factors: [
      [
        userId,
        { backup: [secret], devices: [secret], failures: [], proofs: [] },
      ],
    ],
    sessionDrafts: [[`draft-${email}`, { address: owner, expiresAt }]],
    sessions: [[secret, { ...device, createdAt: 1, usedAt: 1, userId }]],
    settings: [],
    signIns: [
      [`account:shop:eip155:${owner}`, { expiresAt, value: email }],
      [`email:eip155:${owner}`, { expiresAt, value: email }],
      [
        `email:${JSON.stringify(['shop', `eip155:${owner}`])}`,
        { expiresAt, value: email },
      ],
      [
        `account:shop:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${marks.solana}`,
        { expiresAt, value: email },
      ],
      [`pause:${email}`, { expiresAt, value: '1' }],
    ],
    smartSessions: [[`session-${email}`, { address: owner, session: {} }]],
    socialLogins: [
      [
        secret,
        {
          ...device,
          codes: [secret],
          identity: { email },
          ticket: `t-${secret}`,
        },
      ],
    ],
    spendings: [
      [userId, { expiresAt, payments: [{ at: 1, cents: '5', id: '' }] }],
    ],
    tickets: [[`t-${secret}`, { expiresAt, isTaken: true, uri: email }]],
    users: [
      [
        userId,
        { email, id: userId, proof: { ...code, email }, userName: email },
      ],
    ],
    uses: [
      [`mailbox:${email}`, { expiresAt, times: [1] }],
      [`mailbox-passed:${email}`, { expiresAt, times: [1] }],
    ],
  }
}

async function seed(name: string) {
  const marks = toMarks(name)
  await store.projects.set('shop', { allowedOrigins: [], id: 'shop' })
  for (const [table, rows] of Object.entries(toRows(marks)))
    for (const [key, record] of rows)
      await (store[table as keyof Tables] as ExpiringTable<object>).set(
        key,
        record,
      )
  return marks
}

/** Everything in every table of the database, as text, by table. */
async function dump() {
  const rowsOf = async (query: ReturnType<typeof raw>) =>
    (
      (await database.sql.execute(query)) as unknown as {
        rows: { text: string }[]
      }
    ).rows
  const tables = await rowsOf(raw`
    select table_name as text from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { text: name } of tables)
    found.push(
      ...(
        await rowsOf(
          raw`select to_jsonb(t)::text as text from ${raw.identifier(name)} t`,
        )
      ).map(({ text }) => `${name}: ${text}`),
    )
  return { found, tables: tables.map(({ text }) => text) }
}

const listMarked = async (marks: ReturnType<typeof toMarks>) => {
  const { found } = await dump()
  const wanted = Object.entries(marks).flatMap(([name, mark]) =>
    name === 'name' ? [] : [mark.toLowerCase()],
  )
  return found.filter((row) =>
    wanted.some((mark) => row.toLowerCase().includes(mark)),
  )
}

test('default: nothing of a user is left in any table of the database', async () => {
  const ada = await seed('ada')
  const bob = await seed('bobby')
  const { tables } = await dump()
  // Every table of the schema is one that the database has.
  const known = Object.values(schema).flatMap((value) =>
    is(value, PgTable) ? getTableConfig(value).name : [],
  )
  expect(known.length).toBeGreaterThan(0)
  expect(tables).toEqual(expect.arrayContaining(known))
  // The control: each of the rows is found by its marks.
  const count = Object.values(toRows(ada)).flat().length
  expect(await listMarked(ada)).toHaveLength(count)
  const others = await listMarked(bob)
  const removed = await removeUser(store, { userId: ada.userId })
  expect(await listMarked(ada)).toEqual([])
  expect(await listMarked(bob)).toEqual(others)
  const sum = Object.values(removed).reduce((all, one) => all + one, 0)
  // All but the row that says that they are to be removed.
  expect(sum).toBe(count - 1)
})

test('behavior: a name stays taken, and is of nobody', async () => {
  const ada = await seed('ada')
  await removeUser(store, { userId: ada.userId })
  expect(await store.names.get(ada.name)).toEqual({
    ...{ addresses: {}, attributes: [], name: ada.name, owner: '0x' },
    ...{ registered_at: '', updated_at: '' },
  })
})

test('param addresses: records of a wallet that the server does not know', async () => {
  const ada = await seed('ada')
  await store.custodies.delete(ada.userId)
  const { evm, solana, userId } = ada
  await removeUser(store, { addresses: [evm, solana], userId })
  expect(await listMarked(ada)).toEqual([])
})

test('behavior: an interrupted removal goes on', async () => {
  const ada = await seed('ada')
  const broken: Store = {
    ...store,
    users: {
      ...store.users,
      delete: () => Promise.reject(new Error('The database went away')),
    },
  }
  const reports: unknown[] = []
  const report = (error: unknown) => reports.push(error)
  const run = (one: Store, now: number) =>
    runDeletions({ now, report, store: one })
  expect(await run(store, 999)).toBe(0)
  expect(await run(broken, 1_000)).toBe(0)
  expect(reports).toHaveLength(1)
  expect(await run(store, 1_000)).toBe(1)
  expect(await listMarked(ada)).toEqual([])
  expect(await run(store, 1_000)).toBe(0)
})

test('behavior: an ID whose address is of another by now is never given again', async () => {
  const ada = await seed('ada')
  const { userId } = ada
  const moved = { id: userId, update: undefined, userName: undefined }
  await store.users.set(userId, { ...moved, email: 'new@example.org' })
  await removeUser(store, { userId })
  expect(await store.users.get(userId)).toEqual({ id: userId })
  expect(await store.users.find({ email: 'new@example.org' })).toEqual([])
})

test('copy: it has every table of the user, and nothing that opens anything', async () => {
  const ada = await seed('ada')
  const bob = await seed('bobby')
  const { userId } = ada
  const copy = await copyUser({ now: 0, store, userId })
  const tables = Object.entries(toRows(ada))
  expect(Object.keys(copy.records).sort()).toEqual(
    tables.flatMap(([name, { length }]) => (length > 0 ? name : [])).sort(),
  )
  const text = JSON.stringify(copy)
  for (const mark of [ada.email, ada.evm, ada.ip, ada.deviceId])
    expect(text).toContain(mark)
  expect(text).not.toContain(ada.secret)
  for (const mark of Object.values(bob)) expect(text).not.toContain(mark)
})
