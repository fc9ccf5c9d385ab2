import { describe, expect, test } from 'vitest'
import { createSession } from '../account/session/createSession.js'
import { createDeviceWallets } from '../test/createDeviceWallets.js'
import { createIdb } from '../test/createIdb.js'
import { createDatabase } from './createDatabase.js'
import { createVault } from './createVault.js'

async function setup(idb = createIdb()) {
  const database = await createDatabase({ indexedDB: idb.factory })
  const vault = await createVault({ database, origin: 'http://w.test' })
  const wallet = () => createDeviceWallets({ database, vault }).wallet
  const session = createSession({
    auth: { isAlive: async () => true },
    database,
    vault,
    onChange() {},
  })
  return { database, idb, session, vault, wallet }
}

const login = { token: 'secret', userId: 'ann', email: 'ann@example.org' }

describe('createDatabase', () => {
  test('default', async () => {
    const { database, idb, session, wallet } = await setup()
    const { address } = await wallet().getAccount('ann')
    await session.write(login)
    expect(database.state).toBe('kept')
    const next = await setup(idb)
    expect((await next.wallet().getAccount('ann')).address).toBe(address)
    expect(await next.session.read()).toMatchObject(login)
    await next.session.clear()
    expect(await session.read()).toBeUndefined()
  })

  test.each(['open', 'read', 'throws'] as const)(
    'behavior: blocked: it fails to %s',
    async (fault) => {
      const idb = createIdb()
      idb.faults[fault] = true
      const { database, session, wallet } = await setup(idb)
      expect(database.state).toBe('blocked')
      const { address } = await wallet().getAccount('ann')
      await session.write(login)
      expect(await session.read()).toMatchObject(login)
      expect((await wallet().getAccount('ann')).address).toBe(address)
      await session.clear()
      expect(await session.read()).toBeUndefined()
    },
  )

  test('behavior: full: the login works, and the old key stays', async () => {
    const { address } = await (await setup()).wallet().getAccount('bob')
    const { database, idb, session, wallet } = await setup()
    const kept = await wallet().getAccount('ann')
    idb.faults.write = true
    await session.write(login)
    expect(database.state).toBe('failed')
    expect(await session.read()).toMatchObject(login)
    expect((await wallet().getAccount('ann')).address).toBe(kept.address)
    // One that is new is lost with the page.
    const bob = await wallet().getAccount('bob')
    expect(bob.address).not.toBe(address)
    expect((await wallet().getAccount('bob')).address).toBe(bob.address)
    idb.faults.write = false
    const next = await setup(idb)
    expect((await next.wallet().getAccount('ann')).address).toBe(kept.address)
    expect(await next.session.read()).toBeUndefined()
  })

  test('behavior: cleared: all goes on until the page ends', async () => {
    const { database, idb, session, wallet } = await setup()
    const { address } = await wallet().getAccount('ann')
    await session.write(login)
    idb.clear()
    expect(database.state).toBe('failed')
    expect(await session.read()).toMatchObject(login)
    expect((await wallet().getAccount('ann')).address).toBe(address)
    await session.write({ ...login, token: 'next' })
    expect(await session.read()).toMatchObject({ token: 'next' })
    await session.clear()
    expect(await session.read()).toBeUndefined()
  })

  test('behavior: broken without a word: so does it', async () => {
    const { database, idb, session, wallet } = await setup()
    const { address } = await wallet().getAccount('ann')
    await session.write(login)
    Object.assign(idb.faults, { read: true, write: true })
    expect(await session.read()).toMatchObject(login)
    expect(database.state).toBe('failed')
    expect((await wallet().getAccount('ann')).address).toBe(address)
  })

  test('behavior: what it held at the start is there when it breaks', async () => {
    const { idb, session, wallet } = await setup()
    const { address } = await wallet().getAccount('ann')
    await session.write(login)
    const next = await setup(idb)
    Object.assign(idb.faults, { read: true, write: true })
    expect(await next.session.read()).toMatchObject(login)
    expect((await next.wallet().getAccount('ann')).address).toBe(address)
  })

  test('behavior: a sign-out reaches a store that had failed', async () => {
    const { idb, session } = await setup()
    await session.write(login)
    idb.faults.read = true
    await session.read()
    await session.clear()
    idb.faults.read = false
    expect(await (await setup(idb)).session.read()).toBeUndefined()
  })
})
