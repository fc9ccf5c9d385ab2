import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNames } from '../../src/api/names/createNames.js'
import { readConfig } from '../../src/config/readConfig.js'
import { openStore } from '../../src/server/openStore.js'
import { findPostgres, startCluster } from './cluster.js'

const found = findPostgres()
let cluster: ReturnType<typeof startCluster>
let standby = ''
let replicaUrl = ''
const observed: string[] = []
const errors: Error[] = []

// Two servers, the second a streaming replica of the first.
beforeAll(() => {
  if ('reason' in found) throw new Error(found.reason)
  cluster = startCluster(found, ['wal_level=replica', 'max_wal_senders=4'])
  standby = join(cluster.folder, 'standby')
  const source = ['-h', cluster.folder, '-p', '5432', '-U', 'latchkey']
  cluster.as('pg_basebackup', [...source, '-D', standby, '-R', '-X', 'stream'])
  replicaUrl = cluster.start(standby, 5433)
}, 120_000)

afterAll(() => cluster?.stop())

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3' as const

function open() {
  const { database } = readConfig({
    DATABASE_REPLICA_URL: replicaUrl,
    DATABASE_URL: cluster.url,
  })
  return openStore(
    { database },
    (error) => errors.push(error),
    (result) => observed.push(result),
  )
}

test('default: names are read from the replica, everything else from the primary', async () => {
  const { close, stale, store } = await open()
  const names = createNames({ now: () => 0, stale, store })
  const wish = { address, avatar: '', coinType: 60, name: 'ada' }
  expect(await names.register(wish)).toBe('registered')
  // What is registered is checked at the primary, however old the replica is.
  expect(await names.register(wish)).toBe('taken')
  await expect
    .poll(() => names.listOf(address), { timeout: 20_000 })
    .toMatchObject([{ name: 'ada' }])
  expect(await names.get('ada')).toMatchObject({ name: 'ada' })
  expect(new Set(observed)).toEqual(new Set(['answered']))
  const count = observed.length
  const session = { createdAt: 1, deviceId: 'd', usedAt: 1, userId: 'u' }
  await store.sessions.set('one', session)
  // At once: a replica would not know it yet.
  expect(await store.sessions.get('one')).toEqual(session)
  await store.projects.set('shop', { allowedOrigins: [], id: 'shop' })
  expect(await store.projects.find()).toHaveLength(1)
  expect(observed).toHaveLength(count)
  await close()
})

test('behavior: a replica that is behind finds less, and registers nothing twice', async () => {
  const { close, stale, store } = await open()
  const { Client } = await import('pg')
  const client = new Client(replicaUrl)
  await client.connect()
  await client.query('select pg_wal_replay_pause()')
  const names = createNames({ now: () => 0, stale, store })
  const wish = { address, avatar: '', coinType: 60, name: 'late' }
  expect(await names.register(wish)).toBe('registered')
  expect(await names.get('late')).toBe(undefined)
  expect(await names.register(wish)).toBe('taken')
  await client.query('select pg_wal_replay_resume()')
  await client.end()
  await expect
    .poll(() => names.get('late'), { timeout: 20_000 })
    .toMatchObject({ name: 'late' })
  await close()
})

test('behavior: nothing is written to it, a primary in its place included', async () => {
  const { openReplica } = await import('../../src/store/sql/openReplica.js')
  const { close, store } = await open()
  const replica = openReplica({ primary: store, url: cluster.url })
  const [[, ada] = []] = await replica.names.find()
  if (!ada) throw new Error('There is no name')
  await replica.names.set('more', ada)
  // By the primary's own connection.
  expect(await store.names.get('more')).toBeDefined()
  await store.names.delete('more')
  await replica.close()
  await close()
})

test('behavior: while it is away, the primary answers', async () => {
  const { close, stale, store } = await open()
  const names = createNames({ now: () => 0, stale, store })
  expect(await names.get('ada')).toMatchObject({ name: 'ada' })
  cluster.halt(standby)
  observed.length = 0
  errors.length = 0
  const start = Date.now()
  for (let index = 0; index < 5; index++)
    expect(await names.get('ada')).toMatchObject({ name: 'ada' })
  expect(Date.now() - start).toBeLessThan(5_000)
  expect(observed).toEqual(['failed', ...Array(4).fill('paused')])
  expect(errors).toHaveLength(1)
  await close()
})
