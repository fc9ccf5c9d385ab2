import { expect, test } from 'vitest'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createIdb } from '../../test/createIdb.js'
import { createGuestSecret } from './createGuestSecret.js'

const origin = 'http://wallet.localhost:4102'

async function setup(indexedDB: IDBFactory | undefined) {
  const database = await createDatabase({ indexedDB })
  const vault = await createVault({ database, origin })
  const create = (projectId: string) =>
    createGuestSecret({ database, projectId, vault })
  return { create, database, guest: create('shop') }
}

test('default: made once, sealed, until it is removed', async () => {
  const { database, guest } = await setup(createIdb().factory)
  const secret = await guest.read()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await guest.read()).toBe(secret)
  const stored = await database.get('guest:shop')
  expect(stored).toBeDefined()
  expect(JSON.stringify(stored)).not.toContain(secret)
  await guest.remove()
  expect(await guest.read()).not.toBe(secret)
})

test('behavior: each project has its own', async () => {
  const { create, guest } = await setup(createIdb().factory)
  const secret = await guest.read()
  const other = create('game')
  const others = await other.read()
  expect(others).not.toBe(secret)
  // A guest of one who gets a login stays a guest of the other.
  await guest.remove()
  expect(await other.read()).toBe(others)
})

test('error: where the browser keeps nothing', async () => {
  const { database, guest } = await setup(undefined)
  expect(database.state).toBe('blocked')
  await expect(guest.read()).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
})
