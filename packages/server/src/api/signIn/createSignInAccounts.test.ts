import { expect, test } from 'vitest'
import { createMemoryStore } from '../../store/createMemoryStore.js'
import { createSignInStore } from '../../store/createSignInStore.js'
import { createSignInAccounts } from './createSignInAccounts.js'

const DAY_MS = 24 * 60 * 60_000
const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const id = { account: `eip155:1:${address}`, projectId: 'one' }
const metadata = { plan: 'free' }

/** Two instances on one store. */
function setup() {
  const state = { now: 1_000_000 }
  const now = () => state.now
  const store = createSignInStore({ now, store: createMemoryStore() })
  const [one, two] = [0, 1].map(() => createSignInAccounts({ now, store }))
  if (!one || !two) throw new Error('No accounts')
  return { one, state, two }
}

test('behavior: metadata last as long as their account', async () => {
  const { one, state } = setup()
  await one.record(id, undefined)
  await one.setMetadata(id, metadata)
  for (let day = 0; day < 3 * 365; day++) {
    state.now += DAY_MS
    await one.record(id, undefined)
  }
  expect(await one.find(id)).toMatchObject({ metadata })
  state.now += 2 * 365 * DAY_MS
  expect(await one.find(id)).toBe(undefined)
})

test('behavior: first sign-ins at once make one account', async () => {
  const { one, two } = setup()
  const accounts = await Promise.all(
    [one, two, one, two].map((accounts) => accounts.record(id, undefined)),
  )
  const kept = await one.find(id)
  for (const { profile_uuid, uuid } of accounts)
    expect([profile_uuid, uuid]).toEqual([kept?.profile_uuid, kept?.uuid])
})

test('behavior: a sign-in never overwrites metadata that are set at once', async () => {
  const { one, two } = setup()
  await one.record(id, undefined)
  await Promise.all([
    two.record(id, { type: 'injected' }),
    one.setMetadata(id, metadata),
    two.record(id, { type: 'injected' }),
  ])
  expect(await one.find(id)).toMatchObject({
    connection_method: { type: 'injected' },
    metadata,
  })
})

test('error: metadata of no account', async () => {
  const { one } = setup()
  await expect(one.setMetadata(id, metadata)).rejects.toMatchObject({
    status: 401,
  })
  expect(await one.find(id)).toBe(undefined)
})
