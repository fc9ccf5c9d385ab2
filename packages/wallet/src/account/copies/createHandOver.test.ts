import { describe, expect, test, vi } from 'vitest'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { sealText } from '../../storage/sealText.js'
import { createIdb } from '../../test/createIdb.js'
import { toCopyName, type WalletCopy } from '../../wire/copy.js'
import { createShareStore } from '../shares/createShareStore.js'
import { createHandOver } from './createHandOver.js'
import { keepCopy } from './keepCopy.js'
import { openCopy } from './openCopy.js'
import { openFirstParty } from './openFirstParty.js'

const origin = 'https://wallet.example'
const addresses = { evm: '0x1', solana: 'S' }

/** A frame at one site, with storage of its own. */
async function openSite(
  openStorage: () => ReturnType<typeof createDatabase> | Promise<undefined>,
) {
  const { factory } = createIdb()
  const database = await createDatabase({ indexedDB: factory })
  const vault = await createVault({ database, origin })
  const shares = createShareStore({ database, vault })
  const { vaultKey } = vault
  const handOver = createHandOver({ database, openStorage, shares, vaultKey })
  async function write(userId: string, setId = 'set-1') {
    const share = await sealText(vaultKey, 'share', 'device share')
    const kept = { addresses, hasPhrase: true, setId, share }
    await shares.write(userId, kept)
    return kept
  }
  return { database, handOver, shares, vaultKey, write }
}

function openBrowser() {
  const { factory, records } = createIdb()
  const openStorage = () => createDatabase({ indexedDB: factory })
  return { openStorage, records }
}

describe('createHandOver', () => {
  test('default: what one site leaves, another finds', async () => {
    const { openStorage } = openBrowser()
    const app = await openSite(openStorage)
    const kept = await app.write('ann')
    await app.handOver.leave('ann')
    const shop = await openSite(openStorage)
    const found = await shop.handOver.find('ann')
    const { key } = app.vaultKey
    expect(found).toEqual({
      deviceId: await app.database.get('device-id'),
      kept: { ...kept, key },
    })
    expect(await shop.handOver.isOpen()).toBe(true)
    // The key moves with the share, and from there to the next site.
    await shop.shares.write('ann', found?.kept as never)
    await shop.handOver.leave('ann')
    const third = await openSite(openStorage)
    const handed = await third.handOver.find('ann')
    expect(handed?.kept.key).toBe(key)
    expect(handed?.deviceId).toBe(await shop.database.get('device-id'))
  })

  test('behavior: only the copy of a removed set is forgotten', async () => {
    const { openStorage } = openBrowser()
    const app = await openSite(openStorage)
    await app.write('ann', 'set-2')
    await app.handOver.leave('ann')
    await app.handOver.forget('ann', 'set-1')
    expect((await app.handOver.find('ann'))?.kept.setId).toBe('set-2')
    await app.handOver.forget('ann', 'set-2')
    expect(await app.handOver.find('ann')).toBeUndefined()
  })

  test('behavior: without that storage, a window gets the copy', async () => {
    const app = await openSite(async () => undefined)
    expect(await app.handOver.getCopy('ann')).toBeUndefined()
    await app.write('ann')
    await app.handOver.leave('ann')
    expect(await app.handOver.isOpen()).toBe(false)
    expect(await app.handOver.find('ann')).toBeUndefined()
    const copy = await app.handOver.getCopy('ann')
    expect(await openCopy(copy, { origin, userId: 'ann' })).toMatchObject({
      kept: { addresses, setId: 'set-1' },
    })
    await app.handOver.forget('ann', 'set-1')
  })

  test('error: the copy of one user is none of another', async () => {
    const { openStorage, records } = openBrowser()
    const app = await openSite(openStorage)
    await app.write('ann')
    await app.handOver.leave('ann')
    const copy = records.get(toCopyName('ann')) as WalletCopy
    records.set(toCopyName('bob'), { ...copy, userId: 'bob' })
    expect(await app.handOver.find('bob')).toBeUndefined()
    expect(await openCopy(copy, { origin, userId: 'bob' })).toBeUndefined()
  })
})

describe('openCopy', () => {
  async function seal() {
    const app = await openSite(async () => undefined)
    await app.write('ann')
    return (await app.handOver.getCopy('ann')) as WalletCopy
  }
  const generate = (extractable: boolean) =>
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, extractable, [
      'encrypt',
      'decrypt',
    ])

  test('error: of another origin', async () => {
    const given = { origin: 'https://evil.test', userId: 'ann' }
    expect(await openCopy(await seal(), given)).toBeUndefined()
  })

  test('error: with a key that can be read', async () => {
    const key = await generate(true)
    const text = JSON.stringify({ addresses, deviceId: 'd', setId: 's' })
    const about = await sealText({ key, origin }, toCopyName('ann'), text)
    const { share } = await seal()
    const given = { origin, userId: 'ann' }
    expect(
      await openCopy({ about, key, share, userId: 'ann' }, given),
    ).toBeUndefined()
  })

  test.each([
    ['nothing', () => null],
    ['a text', () => 'copy'],
    ['no key', (copy: WalletCopy) => ({ ...copy, key: undefined })],
    ['no share', (copy: WalletCopy) => ({ ...copy, share: undefined })],
    ['nothing about it', (copy: WalletCopy) => ({ ...copy, about: {} })],
  ])('error: %s', async (_, change) => {
    const given = { origin, userId: 'ann' }
    expect(await openCopy(change(await seal()), given)).toBeUndefined()
  })

  test('error: what is about no set', async () => {
    const copy = await seal()
    const about = await sealText(
      { key: copy.key, origin },
      toCopyName('ann'),
      '{}',
    )
    const given = { origin, userId: 'ann' }
    expect(await openCopy({ ...copy, about }, given)).toBeUndefined()
  })
})

describe('keepCopy', () => {
  test('error: a copy that does not open replaces none', async () => {
    const app = await openSite(async () => undefined)
    await app.write('ann')
    const copy = (await app.handOver.getCopy('ann')) as WalletCopy
    const { factory, records } = createIdb()
    const database = await createDatabase({ indexedDB: factory })
    await keepCopy(copy, { database, origin })
    expect(records.get(toCopyName('ann'))).toBe(copy)
    await keepCopy({ ...copy, about: {} as never }, { database, origin })
    expect(records.get(toCopyName('ann'))).toBe(copy)
  })

  test('error: storage that forgets keeps none', async () => {
    const app = await openSite(async () => undefined)
    await app.write('ann')
    const copy = (await app.handOver.getCopy('ann')) as WalletCopy
    const { factory, records, state } = createIdb()
    state.isTemporary = true
    const database = await createDatabase({ indexedDB: factory })
    await keepCopy(copy, { database, origin })
    expect(records.has(toCopyName('ann'))).toBe(false)
  })
})

describe('openFirstParty', () => {
  const page = (change: object = {}) => ({
    hasStorageAccess: vi.fn(async () => true),
    hasUnpartitionedCookieAccess: async () => true,
    requestStorageAccess: vi.fn(async () => ({
      indexedDB: createIdb().factory,
    })),
    ...change,
  })

  test('default', async () => {
    const given = page()
    expect(await openFirstParty(given)).toMatchObject({ state: 'kept' })
    expect(given.requestStorageAccess).toHaveBeenCalledWith({ indexedDB: true })
  })

  test('error: not asked where a prompt would be shown', async () => {
    const given = page({ hasStorageAccess: async () => false })
    expect(await openFirstParty(given)).toBeUndefined()
    expect(given.requestStorageAccess).not.toHaveBeenCalled()
  })

  test('error: never asked in other browsers, where it may hang', async () => {
    const { hasUnpartitionedCookieAccess: _, ...firefox } = page()
    expect(await openFirstParty(firefox)).toBeUndefined()
    expect(firefox.requestStorageAccess).not.toHaveBeenCalled()
    expect(firefox.hasStorageAccess).not.toHaveBeenCalled()
  })

  test.each([
    ['refused', { requestStorageAccess: () => Promise.reject(new Error()) }],
    ['empty', { requestStorageAccess: async () => undefined }],
  ])('error: %s', async (_, change) => {
    expect(await openFirstParty(page(change))).toBeUndefined()
  })

  test('error: an answer that never comes is not waited for', async () => {
    vi.useFakeTimers()
    const never = () => new Promise(() => {})
    const opened = openFirstParty(page({ requestStorageAccess: never }))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await opened).toBeUndefined()
    vi.useRealTimers()
  })
})
