import { PublicKey } from '@solana/web3.js'
import { describe, expect, test } from 'vitest'
import { createDatabase } from '../storage/createDatabase.js'
import { createVault } from '../storage/createVault.js'
import { createSolanaWallet } from './createSolanaWallet.js'
import { decodeBase58 } from './decodeBase58.js'

async function setup() {
  const database = await createDatabase()
  const vault = await createVault({ database, origin: 'http://wallet.test' })
  return { database, vault }
}

async function isSigned(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array,
) {
  const key = await crypto.subtle.importKey(
    'raw',
    decodeBase58(address, 32) ?? new Uint8Array(),
    'Ed25519',
    false,
    ['verify'],
  )
  return crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), bytes)
}

describe('createSolanaWallet', () => {
  test('default', async () => {
    const { address, sign } = await createSolanaWallet(
      await setup(),
    ).getAccount('user-1')
    expect(PublicKey.isOnCurve(new PublicKey(address).toBytes())).toBe(true)
    for (const length of [0, 1, 32, 1232, 16_384]) {
      const bytes = crypto.getRandomValues(new Uint8Array(length))
      const signature = await sign(bytes)
      expect(signature).toHaveLength(64)
      expect(await isSigned(address, bytes, signature)).toBe(true)
    }
  })

  test('behavior: the same user gets the same account again', async () => {
    const parts = await setup()
    const first = await createSolanaWallet(parts).getAccount('user-1')
    const again = await createSolanaWallet(parts).getAccount('user-1')
    const other = await createSolanaWallet(parts).getAccount('user-2')
    expect(again.address).toBe(first.address)
    expect(other.address).not.toBe(first.address)
  })

  test('behavior: two tabs at once agree on one key', async () => {
    const parts = await setup()
    const [one, two] = await Promise.all(
      [1, 2].map(() => createSolanaWallet(parts).getAccount('user-1')),
    )
    expect(one?.address).toBe(two?.address)
  })

  test('behavior: the key lies encrypted under its own name', async () => {
    const { database, vault } = await setup()
    await createSolanaWallet({ database, vault }).getAccount('user-1')
    const sealed = await database.get('solana-key:user-1')
    expect(await vault.open('key:user-1', sealed)).toBeUndefined()
    expect(await vault.open('solana-key:user-1', sealed)).toMatch(
      /^0x[0-9a-f]{64}$/,
    )
    expect(await database.get('key:user-1')).toBeUndefined()
  })

  test.each(['junk', { version: 1 }])(
    'error: a record that cannot be read is not overwritten: %j',
    async (junk) => {
      const { database, vault } = await setup()
      await database.set('solana-key:user-1', junk)
      const wallet = createSolanaWallet({ database, vault })
      await expect(wallet.getAccount('user-1')).rejects.toThrow(
        'cannot be read',
      )
      expect(await database.get('solana-key:user-1')).toEqual(junk)
    },
  )

  test('error: a seed of another length', async () => {
    const { database, vault } = await setup()
    const name = 'solana-key:user-1'
    await database.set(name, await vault.seal(name, '0x1234'))
    const wallet = createSolanaWallet({ database, vault })
    await expect(wallet.getAccount('user-1')).rejects.toThrow('cannot be read')
  })
})
