import { describe, expect, test } from 'vitest'
import { createWallet } from './createWallet.js'
import { createDatabase } from './storage/createDatabase.js'
import { createVault } from './storage/createVault.js'

const origin = 'http://wallet.localhost:4001'

async function setup() {
  const database = await createDatabase()
  return { database, vault: await createVault({ database, origin }) }
}

describe('createWallet', () => {
  test('default', async () => {
    const { database, vault } = await setup()
    const wallet = createWallet({ database, vault })
    const account = await wallet.getAccount('user-1')
    expect(account.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })

  test('behavior: the same user gets the same account again', async () => {
    const parts = await setup()
    const first = await createWallet(parts).getAccount('user-1')
    const again = await createWallet(parts).getAccount('user-1')
    expect(again.address).toBe(first.address)
  })

  test('behavior: users have accounts of their own', async () => {
    const wallet = createWallet(await setup())
    const one = await wallet.getAccount('user-1')
    const two = await wallet.getAccount('user-2')
    expect(one.address).not.toBe(two.address)
  })

  test('behavior: two tabs that start together agree on one account', async () => {
    const parts = await setup()
    const [one, two] = await Promise.all([
      createWallet(parts).getAccount('user-1'),
      createWallet(parts).getAccount('user-1'),
    ])
    expect(one.address).toBe(two.address)
  })

  test('behavior: the key is not stored in the clear', async () => {
    const parts = await setup()
    await createWallet(parts).getAccount('user-1')
    const record = await parts.database.get('key:user-1')
    expect(JSON.stringify(record)).not.toMatch(/0x[0-9a-f]{64}/)
  })

  test('error: a record that cannot be read is kept, not replaced', async () => {
    const parts = await setup()
    await parts.database.set('key:user-1', 'junk')
    const wallet = createWallet(parts)
    await expect(wallet.getAccount('user-1')).rejects.toThrow('cannot be read')
    expect(await parts.database.get('key:user-1')).toBe('junk')
  })
})
