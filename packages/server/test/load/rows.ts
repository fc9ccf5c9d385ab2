import { randomUUID } from 'node:crypto'
import { SPENDINGS_MAX } from '../../src/auth/rules.js'
import { createSqlStore } from '../../src/store/sql/createSqlStore.js'
import { openPostgres } from '../../src/store/sql/openPostgres.js'
import type { Tables } from '../../src/store/store.js'
import { startInstances } from '../postgres/startInstances.js'
import { seedRecords } from '../seedRecords.js'
import { askAt } from './askAt.js'

const ASKED = 200
/** A route may take so much longer than with an empty table, or so long. */
const FACTOR_MAX = 5
const SPARE_MS = 20
const deviceId = 'device-of-load-0000000000'
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const account = `eip155:31337:${address}`

/** Parts of all rows, and what they look like. */
const kinds: readonly [kind: keyof Tables, part: number, record: object][] = [
  ['users', 0.15, { email: 'user$@example.org', id: 'user-$' }],
  ['sessions', 0.15, { deviceId: 'd$', userId: 'user-$', usedAt: 1 }],
  ['accounts', 0.15, { devices: ['d$'], failures: [], requests: [] }],
  ['uses', 0.15, { moments: { 1: [1, 1] } }],
  ['names', 0.1, { addresses: {}, attributes: [], name: 'n$', owner: 'o$' }],
  ['identities', 0.05, { provider: 'google', userId: 'user-$' }],
  ['signIns', 0.05, { value: 'value-$' }],
  ['challenges', 0.05, { email: 'user$@example.org', stage: 'code' }],
  ['farcasterLogins', 0.05, { deviceId: 'd$' }],
  ['socialLogins', 0.05, { deviceId: 'd$', status: 'PENDING' }],
  ['smartSessions', 0.05, { address: 'o$', chainId: 'eip155:1' }],
]

/**
 * Asks every route that reads or writes the database with an empty table, and
 * with many rows; and prunes each kind of them.
 *
 * @returns Number of routes that are more than five times as slow.
 */
export async function compareRows(count: number): Promise<number> {
  const setup = await startInstances()
  const [instance] = setup.instances
  if (!instance) throw new Error('There is no instance')
  const database = await openPostgres({ url: setup.databaseUrl })
  const { store, sql } = { sql: database.sql, store: createSqlStore(database) }
  const origin = setup.balancer.url
  const ask = (path: string, more: Partial<Parameters<typeof askAt>[2]> = {}) =>
    askAt(instance.port, path, { origin, ...more })
  const app = () => `http://localhost:${3_000 + Math.floor(Math.random() * 40)}`
  const email = `${randomUUID()}@example.org`
  const asked = await ask('/auth/email', {
    body: { app: app(), deviceId, email },
  })
  const code = setup.mailbox.list(email)[0]?.code ?? ''
  const { challengeId } = asked.body
  const session = await ask('/auth/otp', {
    body: { challengeId, code, deviceId },
  })
  const token = String(session.body.token)
  const project = '?projectId=local'
  const routes: Record<string, () => ReturnType<typeof ask>> = {
    '/auth/email': () =>
      ask('/auth/email', {
        body: { app: app(), deviceId, email: `${randomUUID()}@example.org` },
      }),
    '/auth/otp': () =>
      ask('/auth/otp', { body: { challengeId, code: '000000', deviceId } }),
    '/auth/device': () => ask('/auth/device', { body: { challengeId } }),
    '/auth/session': () => ask('/auth/session', { token }),
    '/auth/spent': () => ask('/auth/spent', { token }),
    '/auth/spent, added': () =>
      ask('/auth/spent', { body: { cents: '1', id: randomUUID() }, token }),
    '/auth/custody': () => ask('/auth/custody', { token }),
    '/auth/social/state': () =>
      ask('/auth/social/state', {
        body: { deviceId, state: randomUUID().repeat(2) },
      }),
    '/device/:token': () => ask(`/device/${randomUUID()}`),
    '/v1/identity/:address': () => ask(`/v1/identity/${address}${project}`),
    '/v1/profile/account/:name': () =>
      ask(`/v1/profile/account/ada.reown.id${project}`),
    '/v1/profile/reverse/:address': () =>
      ask(`/v1/profile/reverse/${address}${project}`),
    '/v1/profile/suggestions/:name': () =>
      ask(`/v1/profile/suggestions/ada${project}`),
    '/v1/sessions/:account': () => ask(`/v1/sessions/${account}${project}`),
    '/appkit/v1/config': () => ask(`/appkit/v1/config${project}`),
    '/sdk/config': () => ask(`/sdk/config${project}`),
    '/readyz': () => ask('/readyz'),
  }
  const measureAll = async () => {
    const found: Record<string, { p99: number; statuses: string }> = {}
    for (const [name, run] of Object.entries(routes)) {
      for (let index = 0; index < 20; index++) await run()
      found[name] = await measure(run)
    }
    return found
  }
  // What one user has spent is a list, which is as long in both measurements.
  for (let index = 0; index < SPENDINGS_MAX; index++)
    await routes['/auth/spent, added']?.()
  const before = await measureAll()
  const start = performance.now()
  for (const [kind, part, record] of kinds) {
    const expiresAt = Date.now() + 3_600_000
    await seedRecords(sql, {
      ...{ count: Math.round(count * part), kind, record },
      ...(['users', 'names', 'identities'].includes(kind) ? {} : { expiresAt }),
    })
  }
  print(`${count} rows added in ${toSeconds(start)} s`)
  const after = await measureAll()
  let slow = 0
  print('p99 in ms with few rows, and with many; how often longer')
  for (const name of Object.keys(routes)) {
    const [one, two] = [before[name], after[name]]
    if (!one || !two) continue
    const factor = two.p99 / one.p99
    const isSlow = factor > FACTOR_MAX && two.p99 - one.p99 > SPARE_MS
    if (isSlow) slow++
    const [few, many] = [one, two].map(({ p99 }) => p99.toFixed(1).padStart(8))
    print(
      `  ${name.padEnd(32)}${few}${many} ${factor.toFixed(1).padStart(6)}x  ${two.statuses}${isSlow ? '  too slow' : ''}`,
    )
  }
  for (const [kind, part] of kinds) {
    const table = store[kind]
    if (!('prune' in table)) continue
    const begin = performance.now()
    // As if all of it had expired.
    await table.prune({ max: 1, now: Date.now() + 7_200_000 })
    const rows = Math.round(count * part)
    print(`  ${kind}: ${rows} pruned in ${toSeconds(begin)} s`)
  }
  await database.close()
  await setup.stop()
  return slow
}

async function measure(run: () => Promise<{ status: number }>) {
  const ms: number[] = []
  const statuses = new Map<number, number>()
  for (let index = 0; index < ASKED; index++) {
    const start = performance.now()
    const { status } = await run()
    ms.push(performance.now() - start)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const sorted = ms.toSorted((one, other) => one - other)
  return {
    p99: sorted[Math.floor(ASKED * 0.99)] ?? 0,
    statuses: [...statuses]
      .map(([status, times]) => `${status} ×${times}`)
      .join(' '),
  }
}

function toSeconds(start: number) {
  return ((performance.now() - start) / 1_000).toFixed(1)
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
