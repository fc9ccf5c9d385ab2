import { expect, test } from 'vitest'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createIdb } from '../../test/createIdb.js'
import { createGuestSecret } from './createGuestSecret.js'

const origin = 'http://wallet.localhost:4102'

async function setup(indexedDB: IDBFactory | undefined) {
  const database = await createDatabase({ indexedDB })
  const vault = await createVault({ database, origin })
  return { database, guest: createGuestSecret({ database, vault }) }
}

test('default: made once, sealed, until it is removed', async () => {
  const { database, guest } = await setup(createIdb().factory)
  const secret = await guest.read()
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(await guest.read()).toBe(secret)
  expect(JSON.stringify(await database.get('guest'))).not.toContain(secret)
  await guest.remove()
  expect(await guest.read()).not.toBe(secret)
})

test('error: where the browser keeps nothing', async () => {
  const { database, guest } = await setup(undefined)
  expect(database.state).toBe('blocked')
  await expect(guest.read()).rejects.toMatchObject({ code: 'SOCIAL_FAILED' })
})
