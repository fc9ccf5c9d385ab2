import { HostError } from 'latchkey/frame'
import { recoverMessageAddress } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import type { Addresses } from '../../core/secret.js'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createDeviceWallets } from '../../test/createDeviceWallets.js'
import { createHandedRecords } from '../../test/createHandedRecords.js'
import { createIdb } from '../../test/createIdb.js'
import { createTestSigner } from '../../test/createTestSigner.js'
import { isKeepAnswer } from '../../wire/keepWire.js'
import { createSession } from '../session/createSession.js'
import type { KeepCard } from './createKeepCard.js'
import { createKeeper } from './createKeeper.js'
import { keepRecords } from './keepRecords.js'
import { restoreLogin } from './restoreLogin.js'

const origin = 'http://wallet.test'
const ann = {
  email: 'ann@example.org',
  publicId: '1',
  token: 't',
  userId: 'ann',
}
const bob = { ...ann, userId: 'bob' }
const context = {
  origin: 'https://shop.example',
  signal: new AbortController().signal,
}

/** A browser: its first-party storage outlives it, that of a frame does not. */
function createBrowser(firstParty = createIdb(), isBlocked = false) {
  const frameStorage = createIdb()
  if (isBlocked) frameStorage.faults.open = true
  else frameStorage.state.isTemporary = true
  const asked: Parameters<KeepCard['open']>[0][] = []

  /** The frame in a page that has just been loaded. */
  async function load(open?: KeepCard['open']) {
    const database = await createDatabase({ indexedDB: frameStorage.factory })
    const vault = await createVault({ database, origin })
    const card: KeepCard = {
      async open(parameters) {
        asked.push(parameters)
        if (open) return open(parameters)
        return keepRecords(parameters.ask, {
          indexedDB: firstParty.factory,
          origin,
        })
      },
    }
    const signer = createTestSigner()
    const keeper = createKeeper({ card, database, signer, vault })
    const { assertSettled, getKept } = keeper
    const { keys, solanaWallet, wallet } = createDeviceWallets({
      ...{ assertSettled, database, getKept, vault },
    })
    const session = createSession({
      auth: { isAlive: async () => true },
      ...{ database, vault },
      onChange() {},
    })
    return {
      database,
      keeper,
      /** After a reload, as the cookie says. */
      async restore(addresses: Addresses) {
        const login = { ...ann, addresses, deviceId: 'device' }
        await restoreLogin(login, { database, session, vault })
        expect(await session.read()).toMatchObject({ token: 't' })
      },
      sign: async (userId: string) => {
        const { address, signMessage } = await wallet.getAccount(userId)
        const signature = await signMessage({ message: 'hello' })
        expect(
          await recoverMessageAddress({ message: 'hello', signature }),
        ).toBe(address)
      },
      getAddress: async (userId: string) =>
        (await wallet.getAccount(userId)).address,
      getSolanaAddress: async (userId: string) =>
        (await solanaWallet.getAccount(userId)).address,
      keys,
    }
  }
  return { asked, firstParty, frameStorage, load }
}

describe('createKeeper', () => {
  test('default: the same accounts after the browser has closed', async () => {
    const browser = createBrowser()
    const frame = await browser.load()
    expect(frame.database.state).toBe('temporary')
    await frame.keeper.keep(ann, context)
    const address = await frame.getAddress('ann')
    const solanaAddress = await frame.getSolanaAddress('ann')
    expect(await frame.keeper.isStored('ann')).toBe(true)
    expect(frame.keeper.isKnownStored('ann')).toBe(true)

    // After a reload nothing is asked for.
    const reloaded = await browser.load()
    expect(await reloaded.getAddress('ann')).toBe(address)
    expect(await reloaded.keeper.isStored('ann')).toBe(true)
    await reloaded.keeper.keep(ann, context)
    expect(browser.asked).toHaveLength(1)
    expect(browser.asked[0]?.ask).toMatchObject({
      name: 'ann@example.org',
      origin: 'https://shop.example',
      userId: 'ann',
    })

    const next = await createBrowser(browser.firstParty).load()
    await next.keeper.keep(ann, context)
    expect(await next.getAddress('ann')).toBe(address)
    expect(await next.getSolanaAddress('ann')).toBe(solanaAddress)
  })

  test('behavior: no key is made before it is known where it is kept', async () => {
    const { load, frameStorage } = createBrowser()
    const { getAddress, getSolanaAddress } = await load()
    for (const read of [getAddress, getSolanaAddress])
      await expect(read('ann')).rejects.toMatchObject({
        code: 'LOGIN_REQUIRED',
      })
    expect([...frameStorage.records.keys()]).toEqual(['vault-key'])
  })

  test('behavior: every user has their own', async () => {
    const browser = createBrowser()
    const frame = await browser.load()
    await frame.keeper.keep(ann, context)
    await frame.keeper.keep(bob, context)
    const address = await frame.getAddress('ann')
    expect(await frame.getAddress('bob')).not.toBe(address)
    const next = await createBrowser(browser.firstParty).load()
    await next.keeper.keep(bob, context)
    expect(await next.getAddress('bob')).not.toBe(address)
    await expect(next.getAddress('ann')).rejects.toBeInstanceOf(HostError)
  })

  test('behavior: at rest the keys are encrypted', async () => {
    const browser = createBrowser()
    const { keeper, keys } = await browser.load()
    await keeper.keep(ann, context)
    const evm = await keys.exportKey('ann', 'evm')
    expect(evm).toMatch(/^0x[0-9a-f]{64}$/)
    const toText = (value: unknown): string =>
      JSON.stringify(value, (_, item) =>
        item instanceof ArrayBuffer || ArrayBuffer.isView(item)
          ? Buffer.from(item as ArrayBuffer).toString('latin1')
          : item,
      )
    for (const { records } of [browser.firstParty, browser.frameStorage]) {
      expect(records.has('key:ann')).toBe(true)
      const text = toText([...records.values()])
      expect(text).not.toContain(evm.slice(2))
    }
  })

  test('behavior: going on without it is remembered and said', async () => {
    const { asked, load } = createBrowser()
    const { getAddress, keeper } = await load(async () => ({
      type: 'unavailable',
    }))
    await keeper.keep(ann, context)
    const address = await getAddress('ann')
    expect(await keeper.isStored('ann')).toBe(false)
    expect(keeper.isKnownStored('ann')).toBe(false)

    // The next login tries again, with the account that is there.
    const next = await load()
    await next.keeper.keep(ann, context)
    expect(asked).toHaveLength(2)
    expect(await next.keeper.isStored('ann')).toBe(true)
    expect(await next.getAddress('ann')).toBe(address)
  })

  test('behavior: an account in the frame is not replaced by another one', async () => {
    const { firstParty, load } = createBrowser()
    await (await createBrowser(firstParty).load()).keeper.keep(ann, context)
    const { getAddress, keeper } = await load(async () => ({
      type: 'unavailable',
    }))
    await keeper.keep(ann, context)
    const address = await getAddress('ann')
    const next = await load()
    await next.keeper.keep(ann, context)
    expect(await next.getAddress('ann')).toBe(address)
    expect(await next.keeper.isStored('ann')).toBe(false)
  })

  test('error: keys that cannot be read are not handed to the window', async () => {
    const { asked, load } = createBrowser()
    const { database, keeper } = await load()
    await database.set('solana-key:ann', 'junk')
    await expect(keeper.keep(ann, context)).rejects.toMatchObject({
      code: 'SOLANA_KEY_UNREADABLE',
    })
    expect(asked).toEqual([])
    expect(await database.get('solana-key:ann')).toBe('junk')
  })

  test('error: keys of somebody else are not kept, and do not stand in the way', async () => {
    const records = await createHandedRecords({ userId: 'bob' })
    const { database, getAddress, keeper } = await createBrowser().load(
      async () => ({ type: 'kept', records }),
    )
    await keeper.keep(ann, context)
    expect(await keeper.isStored('ann')).toBe(false)
    expect(await database.get('key:ann')).toBeUndefined()
    expect(await getAddress('ann')).toMatch(/^0x/)
  })

  test('error: cancelled, nothing is made', async () => {
    const { load } = createBrowser()
    const { getAddress, keeper } = await load(async () => {
      throw new HostError({ message: 'no', code: 4001 })
    })
    await expect(keeper.keep(ann, context)).rejects.toMatchObject({
      code: 4001,
    })
    await expect(getAddress('ann')).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
  })

  test('behavior: nothing is asked where the browser keeps it', async () => {
    const database = await createDatabase({ indexedDB: createIdb().factory })
    const vault = await createVault({ database, origin })
    const card = { open: vi.fn() }
    const signer = createTestSigner()
    const keeper = createKeeper({ card, database, signer, vault })
    await keeper.keep(ann, context)
    await keeper.assertSettled('ann')
    expect(card.open).not.toHaveBeenCalled()
    expect(await keeper.isStored('ann')).toBe(true)
    expect(await keeper.getKept('ann')).toBe(undefined)
  })
})

describe('createKeeper where storage is blocked', () => {
  /** A frame that has logged in and kept its account, and the next page. */
  async function setup() {
    const browser = createBrowser(createIdb(), true)
    const frame = await browser.load()
    expect(frame.database.state).toBe('blocked')
    await frame.keeper.keep(ann, context)
    const kept = await frame.keeper.getKept('ann')
    if (!kept) throw new Error('Nothing is kept')
    return { browser, frame, kept }
  }

  test('default: the accounts are there after a reload, and the keys at the first signature', async () => {
    const { browser, frame, kept } = await setup()
    expect(kept).toEqual({
      evm: await frame.getAddress('ann'),
      solana: await frame.getSolanaAddress('ann'),
    })
    expect(await frame.keeper.isAway('ann')).toBe(false)
    await frame.keeper.fetch(ann, context)
    await frame.sign('ann')
    expect(browser.asked).toHaveLength(1)

    const next = await browser.load()
    await next.restore(kept)
    expect(await next.getAddress('ann')).toBe(kept.evm)
    expect(await next.getSolanaAddress('ann')).toBe(kept.solana)
    expect(await next.keeper.isStored('ann')).toBe(true)
    expect(next.keeper.isKnownStored('ann')).toBe(true)
    expect(await next.keeper.isAway('ann')).toBe(true)
    expect(browser.asked).toHaveLength(1)
    await next.keeper.fetch(ann, context)
    expect(browser.asked[1]).toMatchObject({ isReturn: true })
    expect(browser.asked[1]?.ask).not.toHaveProperty('records')
    expect(await next.keeper.isAway('ann')).toBe(false)
    await next.sign('ann')
    await next.keeper.fetch(ann, context)
    expect(browser.asked).toHaveLength(2)
  })

  test('behavior: no key is made before it is known where it is kept', async () => {
    const { getAddress } = await createBrowser(createIdb(), true).load()
    await expect(getAddress('ann')).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
  })

  test('behavior: going on without the window is said, and outlives no page', async () => {
    const { load } = createBrowser(createIdb(), true)
    const { getAddress, keeper } = await load(async () => ({
      type: 'unavailable',
    }))
    await keeper.keep(ann, context)
    expect(await keeper.isStored('ann')).toBe(false)
    expect(await keeper.getKept('ann')).toBe(undefined)
    expect(await getAddress('ann')).toMatch(/^0x/)
  })

  test('error: before the keys are here nothing is signed or made', async () => {
    const { browser, kept } = await setup()
    const { database, keys, restore, sign } = await browser.load()
    await restore(kept)
    for (const use of [
      () => sign('ann'),
      () => keys.exportKey('ann', 'evm'),
      () => keys.exportKey('ann', 'solana'),
    ])
      await expect(use()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
    expect(await database.get('key:ann')).toBe(undefined)
    expect(await database.get('solana-key:ann')).toBe(undefined)
  })

  test('error: keys of another account are not taken', async () => {
    const { browser, kept } = await setup()
    const records = await createHandedRecords()
    const next = await browser.load(async () => ({ type: 'kept', records }))
    await next.restore(kept)
    await expect(next.keeper.fetch(ann, context)).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
    expect(await next.database.get('key:ann')).toBe(undefined)
    // The next login finds out what there is.
    await expect(next.getAddress('ann')).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
  })

  test('error: cancelled, the account is shown and signs nothing', async () => {
    const { browser, kept } = await setup()
    const next = await browser.load(async () => {
      throw new HostError({ message: 'no', code: 4001 })
    })
    await next.restore(kept)
    await expect(next.keeper.fetch(ann, context)).rejects.toMatchObject({
      code: 4001,
    })
    expect(await next.getAddress('ann')).toBe(kept.evm)
    await expect(next.sign('ann')).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
  })

  test('behavior: a login after a reload asks the window again', async () => {
    const { browser, kept } = await setup()
    const next = await browser.load()
    await next.restore(kept)
    await next.keeper.keep(ann, context)
    expect(browser.asked).toHaveLength(2)
    expect(await next.getAddress('ann')).toBe(kept.evm)
    await next.sign('ann')
  })

  test('behavior: a window whose data was cleared has nothing to give', async () => {
    const { browser, kept } = await setup()
    browser.firstParty.records.clear()
    const next = await browser.load()
    await next.restore(kept)
    await expect(next.keeper.fetch(ann, context)).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
    expect(browser.firstParty.records.has('key:ann')).toBe(false)
  })
})

describe('keepRecords', () => {
  test('behavior: what is kept is never overwritten', async () => {
    const { factory: indexedDB } = createIdb()
    const records = await createHandedRecords()
    const other = await createHandedRecords()
    const keep = (userId: string, records: typeof other) =>
      keepRecords({ records, userId }, { indexedDB, origin })
    expect(await keep('ann', records)).toEqual({ type: 'kept', records })
    expect(await keep('ann', other)).toEqual({ type: 'kept', records })
    expect(await keep('bob', other)).toEqual({ type: 'kept', records: other })
  })

  test('error: storage that is temporary, blocked, full or unreadable', async () => {
    const ask = { records: await createHandedRecords(), userId: 'ann' }
    const unavailable = { type: 'unavailable' }
    const idb = createIdb()
    const parameters = { indexedDB: idb.factory, origin }
    idb.state.isTemporary = true
    expect(await keepRecords(ask, parameters)).toEqual(unavailable)
    idb.state.isTemporary = false
    idb.faults.write = true
    expect(await keepRecords(ask, parameters)).toEqual(unavailable)
    idb.faults.write = false
    idb.faults.open = true
    expect(await keepRecords(ask, parameters)).toEqual(unavailable)
    idb.faults.open = false
    idb.records.set('key:ann', 'junk')
    expect(await keepRecords(ask, parameters)).toEqual(unavailable)
    expect(idb.records.get('key:ann')).toBe('junk')
  })
})

describe('isKeepAnswer', () => {
  test.each([
    undefined,
    null,
    'approved',
    { type: 'kept' },
    { type: 'kept', records: null },
    { type: 'kept', records: { evm: '0x1', solana: '0x1' } },
  ])('error: %o is none', (value) => {
    expect(isKeepAnswer(value)).toBe(false)
  })

  test('error: keys that are missing, or open with a key that can be read', async () => {
    const records = await createHandedRecords()
    expect(isKeepAnswer({ type: 'kept', records })).toBe(true)
    const { evm, solana } = records
    expect(isKeepAnswer({ type: 'kept', records: { evm } })).toBe(false)
    const key = await crypto.subtle.generateKey(
      { name: 'AES-GCM', length: 256 },
      true,
      ['decrypt'],
    )
    const readable = { evm: { ...evm, key }, solana }
    expect(isKeepAnswer({ type: 'kept', records: readable })).toBe(false)
  })
})
