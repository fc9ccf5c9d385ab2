import { PublicKey } from '@solana/web3.js'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { decodeBase58 } from '../../core/decodeBase58.js'
import type { SignerAsk } from '../../keys/signerWire.js'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createDeviceWallets } from '../../test/createDeviceWallets.js'
import { createIdb } from '../../test/createIdb.js'
import { createTestSigner } from '../../test/createTestSigner.js'

const origin = 'http://wallet.test'
const hexKey = `0x${'1'.repeat(64)}` as const

async function setup(idb = createIdb()) {
  const database = await createDatabase({ indexedDB: idb.factory })
  const vault = await createVault({ database, origin })
  return { database, idb, vault }
}

async function isSigned(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array,
) {
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(decodeBase58(address, 32) ?? []),
    'Ed25519',
    false,
    ['verify'],
  )
  return crypto.subtle.verify('Ed25519', key, new Uint8Array(signature), bytes)
}

describe('createDeviceKeys', () => {
  test('default: signs on both kinds of networks', async () => {
    const { solanaWallet, wallet } = createDeviceWallets(await setup())
    const account = await wallet.getAccount('ann')
    const { address, sign } = await solanaWallet.getAccount('ann')
    expect(PublicKey.isOnCurve(new PublicKey(address).toBytes())).toBe(true)
    for (const length of [0, 1, 1232, 16_384]) {
      const bytes = crypto.getRandomValues(new Uint8Array(length))
      const signature = await sign(bytes)
      expect(signature).toHaveLength(64)
      expect(await isSigned(address, bytes, signature)).toBe(true)
    }
    const { recoverMessageAddress } = await import('viem')
    const signature = await account.signMessage({ message: 'hello' })
    expect(await recoverMessageAddress({ message: 'hello', signature })).toBe(
      account.address,
    )
  })

  test('behavior: the same accounts in the next page, others per user', async () => {
    const { idb, ...parts } = await setup()
    const first = createDeviceWallets(parts)
    const { address } = await first.wallet.getAccount('ann')
    const solana = await first.solanaWallet.getAccount('ann')
    const log: SignerAsk[] = []
    const next = createDeviceWallets({ ...(await setup(idb)), log })
    const again = await next.wallet.getAccount('ann')
    expect(again.address).toBe(address)
    expect((await next.solanaWallet.getAccount('ann')).address).toBe(
      solana.address,
    )
    // Known without a signer, which starts to sign.
    expect(log).toEqual([])
    await again.signMessage({ message: 'hello' })
    expect(log.map(({ type }) => type)).toEqual(['sign', undefined])
    const other = await next.wallet.getAccount('bob')
    expect(other.address).not.toBe(address)
  })

  test('behavior: two tabs that start together agree', async () => {
    const parts = await setup()
    const [one, two] = await Promise.all(
      [1, 2].map(async () => {
        const { solanaWallet, wallet } = createDeviceWallets(parts)
        const solana = await solanaWallet.getAccount('ann')
        const { address } = await wallet.getAccount('ann')
        return [address, solana.address]
      }),
    )
    expect(one).toEqual(two)
  })

  test('behavior: keys of before have the same account, and are sealed', async () => {
    const { database, vault } = await setup()
    await database.set('key:ann', await vault.seal('key:ann', hexKey))
    const { keys, wallet } = createDeviceWallets({ database, vault })
    const { address } = await wallet.getAccount('ann')
    expect(address).toBe(privateKeyToAccount(hexKey).address)
    expect(await keys.exportKey('ann', 'evm')).toBe(hexKey)
    const solana = await database.get('solana-key:ann')
    expect(await vault.open('key:ann', solana)).toBeUndefined()
    expect(await vault.open('solana-key:ann', solana)).toMatch(
      /^0x[0-9a-f]{64}$/,
    )
  })

  test('behavior: the page neither gives nor gets a key, but to export it', async () => {
    const log: unknown[] = []
    const { keys, solanaWallet, wallet } = createDeviceWallets({
      ...(await setup()),
      log,
    })
    const account = await wallet.getAccount('ann')
    await account.signMessage({ message: 'hello' })
    const { sign } = await solanaWallet.getAccount('ann')
    await sign(new Uint8Array(8))
    const toText = (value: unknown) =>
      JSON.stringify(value, (_, item) =>
        item instanceof ArrayBuffer || ArrayBuffer.isView(item)
          ? Buffer.from(item as ArrayBuffer).toString('hex')
          : item,
      )
    const said = toText(log)
    const key = (await keys.exportKey('ann', 'evm')).slice(2)
    const asText = Buffer.from(`0x${key}`).toString('hex')
    for (const form of [key, asText]) expect(said).not.toContain(form)
    // The control.
    expect(toText(log)).toContain(key)
  })

  test.each([
    ['evm', 'nothing was there before'],
    ['evm', 'its accounts are known'],
    ['solana', 'nothing was there before'],
    ['solana', 'its accounts are known'],
  ] as const)(
    'error: an unreadable key is kept, not replaced, and does not block the other: %s, where %s',
    async (kind, where) => {
      const name = kind === 'evm' ? 'key:ann' : 'solana-key:ann'
      const code =
        kind === 'evm' ? 'EVM_KEY_UNREADABLE' : 'SOLANA_KEY_UNREADABLE'
      for (const junk of ['junk', { version: 1 }]) {
        const parts = await setup()
        const { database } = parts
        const isKnown = where === 'its accounts are known'
        if (isKnown) await createDeviceWallets(parts).wallet.getAccount('ann')
        await database.set(name, junk)
        const { keys, solanaWallet, wallet } = createDeviceWallets(parts)
        const sign = {
          evm: async () =>
            (await wallet.getAccount('ann')).signMessage({ message: 'hello' }),
          solana: async () =>
            (await solanaWallet.getAccount('ann')).sign(new Uint8Array(8)),
        }
        const other = kind === 'evm' ? 'solana' : 'evm'
        for (let count = 0; count < 2; count++) {
          await expect(sign[kind]()).rejects.toMatchObject({ code })
          await expect(keys.exportKey('ann', kind)).rejects.toMatchObject({
            code,
          })
          await sign[other]()
          expect(await keys.exportKey('ann', other)).not.toBe('')
        }
        expect(await database.get(name)).toEqual(junk)
      }
    },
  )

  test('behavior: read again, an account is there in the next page', async () => {
    const parts = await setup()
    const { wallet } = createDeviceWallets(parts)
    const { address } = await wallet.getAccount('ann')
    const { database } = parts
    const record = await database.get('key:ann')
    await database.remove('addresses:ann')
    await database.set('key:ann', 'junk')
    const { wallet: broken } = createDeviceWallets(parts)
    await expect(broken.getAccount('ann')).rejects.toMatchObject({
      code: 'EVM_KEY_UNREADABLE',
    })
    await database.set('key:ann', record)
    const { wallet: next } = createDeviceWallets(parts)
    expect((await next.getAccount('ann')).address).toBe(address)
  })

  test.each([
    '0x1234',
    `${hexKey}11`,
    `0X${hexKey.slice(2)}`,
    `0x${'g'.repeat(64)}`,
  ])('error: a key of another form: %s', async (text) => {
    const { database, vault } = await setup()
    await database.set('key:ann', await vault.seal('key:ann', text))
    const { wallet } = createDeviceWallets({ database, vault })
    await expect(wallet.getAccount('ann')).rejects.toThrow('cannot be')
  })

  test('error: a key that was swapped signs nothing', async () => {
    const { database, vault } = await setup()
    const { wallet } = createDeviceWallets({ database, vault })
    const account = await wallet.getAccount('ann')
    await database.set('key:ann', await vault.seal('key:ann', hexKey))
    await expect(
      account.signMessage({ message: 'hello' }),
    ).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  })

  test('error: no phrase, and nothing before it is settled where keys are kept', async () => {
    const parts = await setup()
    const { keys } = createDeviceWallets(parts)
    await expect(keys.exportKey('ann', 'phrase')).rejects.toMatchObject({
      code: 'NO_PHRASE',
    })
    const { wallet } = createDeviceWallets({
      ...parts,
      assertSettled: () => Promise.reject(new Error('open')),
    })
    await expect(wallet.getAccount('bob')).rejects.toThrow('open')
    expect(await parts.database.get('key:bob')).toBeUndefined()
    // The accounts that are there are told.
    expect((await wallet.getAccount('ann')).address).toMatch(/^0x/)
  })

  test('error: a key that is none', async () => {
    const { vault } = await setup()
    const sealed = await vault.seal('key:ann', `0x${'f'.repeat(64)}`)
    const { vaultKey } = vault
    const { addresses, records } = await createTestSigner().ask('openDevice', {
      records: { evm: sealed, solana: undefined },
      userId: 'ann',
      vaultKey,
    })
    expect(addresses.evm).toBeUndefined()
    expect(addresses.solana).toMatch(/^[1-9A-HJ-NP-Za-km-z]+$/)
    expect(records.evm).toEqual(sealed)
  })
})
