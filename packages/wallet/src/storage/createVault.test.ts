import { describe, expect, test } from 'vitest'
import { createDatabase } from './createDatabase.js'
import { createVault } from './createVault.js'

const origin = 'http://wallet.localhost:4001'

describe('createVault', () => {
  test('default', async () => {
    const database = await createDatabase()
    const vault = await createVault({ database, origin })
    const sealed = await vault.seal('key:1', 'secret')
    expect(new TextDecoder().decode(sealed.data)).not.toContain('secret')
    expect(await vault.open('key:1', sealed)).toBe('secret')
  })

  test('behavior: opens only for the same purpose and origin', async () => {
    const database = await createDatabase()
    const vault = await createVault({ database, origin })
    const sealed = await vault.seal('key:1', 'secret')
    expect(await vault.open('key:2', sealed)).toBeUndefined()
    const other = await createVault({ database, origin: 'http://evil.test' })
    expect(await other.open('key:1', sealed)).toBeUndefined()
    expect(await vault.open('key:1', 'junk')).toBeUndefined()
  })

  test('behavior: a second vault of the same storage has the same key', async () => {
    const database = await createDatabase()
    const [one, two] = await Promise.all([
      createVault({ database, origin }),
      createVault({ database, origin }),
    ])
    expect(await two.open('p', await one.seal('p', 'text'))).toBe('text')
  })

  test('behavior: every nonce is new', async () => {
    const database = await createDatabase()
    const vault = await createVault({ database, origin })
    const sealed = await Promise.all(
      Array.from({ length: 100 }, () => vault.seal('p', 'text')),
    )
    expect(new Set(sealed.map(({ iv }) => iv.join())).size).toBe(100)
  })

  test('behavior: the key cannot be exported', async () => {
    const database = await createDatabase()
    await createVault({ database, origin })
    const key = (await database.get('vault-key')) as CryptoKey
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})
