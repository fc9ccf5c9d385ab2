// A process of its own: it is the page of a frame.

import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test, vi } from 'vitest'
import { createCustodyParts } from '../../../wallet/src/account/custody/createCustodyParts.js'
import { keepRecords } from '../../../wallet/src/account/keep/keepRecords.js'
import { restoreLogin } from '../../../wallet/src/account/keep/restoreLogin.js'
import { createIdb } from '../../../wallet/src/test/createIdb.js'
import { app, walletOrigin } from '../../test/setupAuth.js'
import { setupCustody } from '../../test/setupCustody.js'

const root = document.createElement('div')
document.body.append(root)

async function press(testid: string, text?: string) {
  const find = <element extends HTMLElement>(id: string) =>
    root.querySelector<element>(`[data-testid=${id}]`)
  await vi.waitFor(() => expect(find(testid)).not.toBe(null))
  const input = find<HTMLTextAreaElement>('recovery-input')
  if (input && text !== undefined) input.value = text
  const event = new MouseEvent('click')
  Object.defineProperty(event, 'isTrusted', { value: true })
  find(testid)?.dispatchEvent(event)
}

test('behavior: a custodial account is said to be one before it is there', async () => {
  const setup = setupCustody()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    setup.server.request(path, init),
  )
  vi.stubGlobal('location', { origin: walletOrigin })
  const method = 'automatic' as const
  const { signal } = new AbortController()
  const context = { origin: 'https://shop.example', signal }
  const user = await setup.login('ada', 'device-phone-000000')
  const parts = { createCustodyParts, method, root }
  const frame = await setup.openParts({ ...parts, user })
  const kept = frame.keeper.keep({ ...user, publicId: '' }, context)
  await vi.waitFor(() => expect(root.textContent).toContain('custodial'))
  expect(root.textContent).toContain('anyone who gets into your mailbox')
  // Nothing is kept before the user has agreed to that.
  const before = await setup.auth.store.custodies.get(user.userId)
  expect(before?.addresses).toBeUndefined()
  await expect(frame.wallet.getAccount(user.userId)).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  })
  await press('custodial-accept')
  await kept
  const { address } = await frame.wallet.getAccount(user.userId)

  // Another device is asked nothing.
  const again = await setup.login('ada', 'device-laptop-00000')
  const other = await setup.openParts({ ...parts, user: again })
  await other.keeper.keep({ ...again, publicId: '' }, context)
  expect((await other.wallet.getAccount(user.userId)).address).toBe(address)

  // Nothing is kept for who does not agree.
  const bob = await setup.login('bob', 'device-phone-000000')
  const third = await setup.openParts({ ...parts, user: bob })
  const refused = third.keeper.keep({ ...bob, publicId: '' }, context)
  await press('recovery-cancel')
  await expect(refused).rejects.toMatchObject({ code: 4001 })
  const custody = await setup.auth.store.custodies.get(bob.userId)
  expect(custody?.addresses).toBeUndefined()
})

/** The bytes that are drawn from now on, in the order of their drawing. */
function watchRandom() {
  const drawn: Uint8Array[] = []
  const draw = crypto.getRandomValues.bind(crypto)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    drawn.push(bytes as unknown as Uint8Array)
    return draw(bytes as never)
  })
  return drawn
}

test('behavior: a custodial account whose answer was lost is opened by another try', async () => {
  const setup = setupCustody()
  let losses = 2
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const response = await setup.server.request(path, init)
    if (!/custody.(create|add-set)$/.test(path) || losses-- <= 0)
      return response
    throw new TypeError('Failed to fetch')
  })
  vi.stubGlobal('location', { origin: walletOrigin })
  const user = await setup.login('ada', 'device-phone-000000')
  const method = 'automatic' as const
  const frame = await setup.openParts({
    ...{ createCustodyParts, method, root, user },
  })
  const { signal } = new AbortController()
  const context = { origin: 'https://shop.example', signal }
  const kept = frame.keeper.keep({ ...user, publicId: '' }, context)
  const isFree = () =>
    root.querySelector<HTMLButtonElement>('[data-testid=custodial-accept]')
      ?.disabled === false
  for (const left of [1, 0]) {
    await press('custodial-accept')
    await vi.waitFor(() => expect(losses).toBe(left))
    await vi.waitFor(() => expect(isFree()).toBe(true))
  }
  await press('custodial-accept')
  await kept
  const { address } = await frame.wallet.getAccount(user.userId)
  const custody = await setup.auth.store.custodies.get(user.userId)
  expect(custody?.addresses?.evm).toBe(address)
})

test('behavior: nothing of a custodial account is left when the user cancels', async () => {
  const setup = setupCustody()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    setup.server.request(path, init),
  )
  vi.stubGlobal('location', { origin: walletOrigin })
  const user = await setup.login('ada', 'device-phone-000000')
  const method = 'automatic' as const
  const frame = await setup.openParts({
    ...{ createCustodyParts, method, root, user },
  })
  const drawn = watchRandom()
  const { signal } = new AbortController()
  const context = { origin: 'https://shop.example', signal }
  const kept = frame.keeper.keep({ ...user, publicId: '' }, context)
  await vi.waitFor(() => expect(root.textContent).toContain('custodial'))
  const secrets = drawn.filter(({ length }) => length === 16 || length === 32)
  const isWiped = () => secrets.every((all) => all.every((byte) => byte === 0))
  expect(secrets.map(({ length }) => length)).toEqual([16, 16, 32])
  expect(isWiped()).toBe(false)
  await press('recovery-cancel')
  await expect(kept).rejects.toMatchObject({ code: 4001 })
  // The salt is public.
  secrets.splice(1, 1)
  expect(isWiped()).toBe(true)
})

test('default: a login, the same device, another device', async () => {
  const setup = setupCustody()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    setup.server.request(path, init),
  )
  vi.stubGlobal('location', { origin: walletOrigin })
  const open = (user: Awaited<ReturnType<typeof setup.login>>) =>
    setup.openParts({ createCustodyParts, root, user })
  const user = await setup.login('ada', 'device-phone-000000')
  const frame = await open(user)
  const { signal } = new AbortController()
  const context = { origin: 'https://shop.example', signal }
  const session = { ...user, publicId: '' }
  // No account before there is a way back to it.
  await expect(frame.wallet.getAccount(user.userId)).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  })
  const kept = frame.keeper.keep(session, context)
  await vi.waitFor(() => expect(root.textContent).toContain('-'))
  const code =
    root.querySelector('[data-testid=recovery-code]')?.textContent ?? ''
  await press('recovery-saved')
  await press('recovery-confirm', code)
  await kept
  const account = await frame.wallet.getAccount(user.userId)
  const message = 'hello'
  const { address } = account
  const signature = await account.signMessage({ message })
  expect(await verifyMessage({ address, message, signature })).toBe(true)
  // The same device is asked nothing.
  await frame.keeper.keep(session, context)

  const again = await setup.login('ada', 'device-laptop-00000')
  const other = await open(again)
  setup.locale.tag = 'fr'
  const restored = other.keeper.keep({ ...again, publicId: '' }, context)
  await press('recovery-open', code.toLowerCase())
  await restored
  expect((await other.wallet.getAccount(user.userId)).address).toBe(address)
  // The owner hears of it in the language of the card.
  const [mail] = setup.mailbox.list('ada@example.org')
  expect(mail?.subject).toBe('Votre compte a été ouvert sur un nouvel appareil')
  expect(mail?.app).toBe(app)
  const solana = await frame.solanaWallet.getAccount(user.userId)
  const same = await other.solanaWallet.getAccount(user.userId)
  expect(same.address).toBe(solana.address)
  const bytes = new TextEncoder().encode(message)
  expect(await same.sign(bytes)).toEqual(await solana.sign(bytes))
  expect(await other.readKey(user.userId, 'evm')).toMatch(/^0x[0-9a-f]{64}$/)
  // Somebody else has signed in meanwhile, in another tab.
  await expect(other.readKey('somebody-else', 'evm')).rejects.toMatchObject({
    code: 4100,
  })
})

test.each(['tab', 'device'])(
  'behavior: set up in another %s meanwhile, the code of that one is asked for',
  async (where) => {
    const setup = setupCustody()
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      setup.server.request(path, init),
    )
    vi.stubGlobal('location', { origin: walletOrigin })
    const { signal } = new AbortController()
    const context = { origin: 'https://shop.example', signal }
    const storage = await setup.openStorage()
    const open = async (device: string) => {
      const user = await setup.login('ada', device)
      const given = device.includes('phone') ? { storage } : {}
      const frame = await setup.openParts({
        ...{ createCustodyParts, root, user },
        ...given,
      })
      const kept = frame.keeper.keep({ ...user, publicId: '' }, context)
      let code = ''
      await vi.waitFor(() => {
        code =
          root.querySelector('[data-testid=recovery-code]')?.textContent ?? ''
        expect(code).not.toBe('')
      })
      const card = root.firstElementChild as Element
      return { card, code, frame, kept, user }
    }
    const first = await open('device-phone-000000')
    root.replaceChildren()
    const second = await open(
      where === 'tab' ? 'device-phone-000000' : 'device-laptop-00000',
    )
    root.replaceChildren(first.card)
    await press('recovery-saved')
    await press('recovery-confirm', first.code)
    await first.kept
    const { address } = await first.frame.wallet.getAccount(first.user.userId)

    root.replaceChildren(second.card)
    await press('recovery-saved')
    await press('recovery-confirm', second.code)
    // The code that was typed back here opens nothing, which is said.
    await press('recovery-open', second.code)
    const hint = () =>
      root.querySelector('[data-testid=recovery-hint]')?.textContent
    await vi.waitFor(() => expect(hint()).toContain("isn't right"))
    await press('recovery-open', first.code)
    await second.kept
    const account = await second.frame.wallet.getAccount(second.user.userId)
    expect(account.address).toBe(address)
  },
)

test('behavior: another site of the browser opens it and asks nothing', async () => {
  const setup = setupCustody()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    setup.server.request(path, init),
  )
  vi.stubGlobal('location', { origin: walletOrigin })
  const { database, records } = await setup.openStorage()
  const openStorage = async () => database
  const { signal } = new AbortController()
  const context = { origin: 'https://shop.example', signal }
  const open = async (device: string) => {
    const user = await setup.login('ada', device)
    const session = { ...user, publicId: '' }
    const frame = await setup.openParts({
      ...{ createCustodyParts, openStorage, root, user },
    })
    const kept = frame.keeper.keep(session, context)
    const sign = async () => {
      const account = await frame.wallet.getAccount(user.userId)
      return account.signMessage({ message: 'hello' })
    }
    return { frame, kept, session, sign, user }
  }
  const app = await open('device-phone-000000')
  await vi.waitFor(() => expect(root.textContent).toContain('-'))
  const code =
    root.querySelector('[data-testid=recovery-code]')?.textContent ?? ''
  await press('recovery-saved')
  await press('recovery-confirm', code)
  await app.kept
  const signature = await app.sign()

  const shop = await open('device-phone-shop-0')
  await shop.kept
  expect(await shop.sign()).toBe(signature)
  const desk = shop.frame.createDesk()
  const ask = (body: object) =>
    desk.answer({ id: 1, ...body } as never, shop.session) as Promise<never>
  expect(await ask({ type: 'devices' })).toMatchObject({
    devices: [{ isThis: true }],
  })
  // One site replaces the set: the other signs with what that one has left.
  const draft: { code: string } = await ask({ type: 'draft' })
  await ask({ type: 'confirm-code', typed: draft.code })
  expect(await app.sign()).toBe(signature)
  expect(await shop.sign()).toBe(signature)

  // Removed, the browser has lost it at every site.
  const { custody } = await setup.openFrame()
  const laptop = await setup.login('ada', 'device-laptop-00000')
  await custody.recover(laptop, draft.code)
  const { devices } = await custody.describe(laptop)
  const lost = devices.find(({ isThis }) => !isThis)
  await custody.removeDevice(laptop, String(lost?.id))
  const again = await setup.login('ada', 'device-phone-000000')
  app.user.token = again.token
  expect(records.has(`copy:${app.user.userId}`)).toBe(true)
  await expect(app.sign()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  expect(records.has(`copy:${app.user.userId}`)).toBe(false)
})

describe('another site of the browser, while the server fails', () => {
  /** Opens an account at one site; the server then fails to join a second. */
  async function openShop(method: 'automatic' | 'code', onJoin = () => {}) {
    const setup = setupCustody()
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (!path.endsWith('/custody/join'))
        return setup.server.request(path, init)
      onJoin()
      throw new TypeError('Failed to fetch')
    })
    vi.stubGlobal('location', { origin: walletOrigin })
    const { database } = await setup.openStorage()
    const openStorage = async () => database
    const given = { createCustodyParts, method, openStorage, root }
    const open = async (device: string, signal: AbortSignal) => {
      const user = await setup.login('ada', device)
      const frame = await setup.openParts({ ...given, user })
      const context = { origin: 'https://shop.example', signal }
      const kept = frame.keeper.keep({ ...user, publicId: '' }, context)
      return { frame, kept, user }
    }
    const app = await open('device-phone-000000', new AbortController().signal)
    let code = ''
    if (method === 'automatic') await press('custodial-accept')
    else {
      await vi.waitFor(() => {
        code =
          root.querySelector('[data-testid=recovery-code]')?.textContent ?? ''
        expect(code).not.toBe('')
      })
      await press('recovery-saved')
      await press('recovery-confirm', code)
    }
    await app.kept
    return { app, code, open }
  }

  test('behavior: the code still opens the account', async () => {
    const { app, code, open } = await openShop('code')
    const { signal } = new AbortController()
    const shop = await open('device-phone-shop-0', signal)
    await press('recovery-open', code)
    await shop.kept
    const { address } = await app.frame.wallet.getAccount(app.user.userId)
    const account = await shop.frame.wallet.getAccount(app.user.userId)
    expect(account.address).toBe(address)
  })

  test('behavior: an account that the server can open is opened by the login', async () => {
    const { app, open } = await openShop('automatic')
    const { signal } = new AbortController()
    const shop = await open('device-phone-shop-0', signal)
    await shop.kept
    const { address } = await app.frame.wallet.getAccount(app.user.userId)
    const account = await shop.frame.wallet.getAccount(app.user.userId)
    expect(account.address).toBe(address)
  })

  test('error: nothing is opened once the user has cancelled', async () => {
    const stop = new AbortController()
    const { app, open } = await openShop('automatic', () => stop.abort())
    const shop = await open('device-phone-shop-0', stop.signal)
    await expect(shop.kept).rejects.toThrow()
    await expect(
      shop.frame.wallet.getAccount(app.user.userId),
    ).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  })
})

describe('keys that one browser alone has kept', () => {
  const evm = `0x${'11'.repeat(32)}` as const
  const seed = `0x${'22'.repeat(32)}`
  const { address } = privateKeyToAccount(evm)

  /** A device with keys of its own, and a frame that has just logged in. */
  async function openDevice(device: string, setup = setupCustody()) {
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
      setup.server.request(path, init),
    )
    vi.stubGlobal('location', { origin: walletOrigin })
    const user = await setup.login('ada', device)
    const { userId } = user
    const storage = await setup.openStorage()
    const { records, vault } = storage
    async function put(name: string, secret: string) {
      records.set(name, await vault.seal(name, secret))
    }
    await put(`key:${userId}`, evm)
    await put(`solana-key:${userId}`, seed)
    const open = () =>
      setup.openParts({ createCustodyParts, root, storage, user })
    const { signal } = new AbortController()
    const context = { origin: 'https://shop.example', signal }
    const session = { ...user, publicId: '' }
    const names = () =>
      [...records.keys()].filter((name) => name.includes('key:'))
    return { context, names, open, put, records, session, setup, user, userId }
  }

  async function setUp(kept: Promise<void>) {
    let code = ''
    await vi.waitFor(() => {
      code =
        root.querySelector('[data-testid=recovery-code]')?.textContent ?? ''
      expect(code).not.toBe('')
    })
    expect(root.textContent).toContain('Your account stays the same.')
    await press('recovery-saved')
    await press('recovery-confirm', code)
    await kept
    return code
  }

  test('behavior: they become the wallet, and are whole nowhere after that', async () => {
    const one = await openDevice('device-phone-000000')
    const { context, names, session, userId } = one
    // Cut off before the code was typed back, nothing is lost.
    const frame = await one.open()
    const stop = new AbortController()
    const stopped = frame.keeper.keep(session, {
      ...context,
      signal: stop.signal,
    })
    await vi.waitFor(() => expect(root.textContent).toContain('-'))
    stop.abort()
    await expect(stopped).rejects.toMatchObject({ code: 4001 })
    expect(names()).toHaveLength(2)

    const again = await one.open()
    await setUp(again.keeper.keep(session, context))
    const account = await again.wallet.getAccount(userId)
    expect(account.address).toBe(address)
    expect(names()).toEqual([])
    expect(await again.hasPhrase(userId)).toBe(false)
    expect(await again.listEarlier(userId)).toEqual([])
    expect(await again.readKey(userId, 'evm')).toBe(evm)
  })

  test('behavior: closed after the split, the next login removes the whole keys', async () => {
    const one = await openDevice('device-phone-000000')
    const { context, names, put, session, userId } = one
    const frame = await one.open()
    await setUp(frame.keeper.keep(session, context))
    await put(`key:${userId}`, evm)
    await put(`solana-key:${userId}`, seed)
    const again = await one.open()
    await again.keeper.keep(session, context)
    expect(names()).toEqual([])
  })

  test('behavior: where another device has made the wallet, they stay, which is said', async () => {
    const setup = setupCustody()
    const laptop = await setup.login('ada', 'device-laptop-00000')
    const other = await setup.openFrame()
    const draft = other.custody.draft(laptop)
    const addresses = await draft.confirm(draft.code)

    const one = await openDevice('device-phone-000000', setup)
    const { context, names, session, userId } = one
    const frame = await one.open()
    const kept = frame.keeper.keep(session, context)
    await press('recovery-open', draft.code)
    await press('earlier-continue')
    await kept
    const account = await frame.wallet.getAccount(userId)
    expect(account.address).toBe(addresses.evm)
    // guard: earlier-kept
    expect(names()).toHaveLength(2)
    const earlier = await frame.listEarlier(userId)
    expect(earlier).toMatchObject([
      { address, kind: 'evm' },
      { kind: 'solana' },
    ])
    expect(await frame.readKey(userId, 'evm', true)).toBe(evm)
    const desk = frame.createDesk()
    expect(await desk.answer({ id: 1, type: 'earlier' }, session)).toEqual({
      ...{ address, assets: [], isMoving: false },
    })
    // The next login does not say it again, and removes nothing.
    await (await one.open()).keeper.keep(session, context)
    expect(names()).toHaveLength(2)
  })

  const codeShown = () =>
    root.querySelector('[data-testid=recovery-code]')?.textContent ?? ''

  test.each(['key', 'solana-key'])(
    'error: a %s that cannot be read is neither replaced nor removed',
    async (kind) => {
      const one = await openDevice('device-phone-000000')
      const { context, names, records, session, userId } = one
      const unreadable = { nonsense: true }
      records.set(`${kind}:${userId}`, unreadable)
      const frame = await one.open()
      const kept = frame.keeper.keep(session, context)
      kept.catch(() => {})
      // Before a code is shown that would be written down for nothing.
      await vi.waitFor(() =>
        expect(root.textContent).toContain('a new account, which has'),
      )
      expect(codeShown()).toBe('')
      await press('recovery-cancel')
      await expect(kept).rejects.toMatchObject({ code: 4001 })
      expect(names()).toHaveLength(2)
      expect(records.get(`${kind}:${userId}`)).toBe(unreadable)
      const custody = await one.setup.auth.store.custodies.get(userId)
      expect(custody?.addresses).toBeUndefined()
    },
  )

  test.each([
    ['key', ['solana']],
    ['solana-key', ['evm']],
  ])(
    'behavior: with a %s that cannot be read, the user can go on with a new account',
    async (kind, others) => {
      const one = await openDevice('device-phone-000000')
      const { context, names, put, records, session, userId } = one
      const unreadable = { nonsense: true }
      records.set(`${kind}:${userId}`, unreadable)
      const frame = await one.open()
      const kept = frame.keeper.keep(session, context)
      await press('unreadable-continue')
      await vi.waitFor(() => expect(codeShown()).not.toBe(''))
      expect(root.textContent).not.toContain('Your account stays the same.')
      const code = codeShown()
      await press('recovery-saved')
      await press('recovery-confirm', code)
      // The key that can be read holds an account of its own.
      await press('earlier-continue')
      await kept
      const account = await frame.wallet.getAccount(userId)
      expect(account.address).not.toBe(address)
      expect(await frame.hasPhrase(userId)).toBe(true)
      expect(names()).toHaveLength(2)
      expect(records.get(`${kind}:${userId}`)).toBe(unreadable)
      const list = async () =>
        (await frame.listEarlier(userId)).map((earlier) => earlier.kind)
      expect(await list()).toEqual(others)
      // The next login asks nothing more, and what is readable again is back.
      await (await one.open()).keeper.keep(session, context)
      await put(`${kind}:${userId}`, kind === 'key' ? evm : seed)
      expect(await list()).toEqual(['evm', 'solana'])
    },
  )
})

test('behavior: where storage is blocked, a window keeps the share for the next page', async () => {
  const setup = setupCustody()
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    setup.server.request(path, init),
  )
  vi.stubGlobal('location', { origin: walletOrigin })
  const { signal } = new AbortController()
  const context = { origin: 'https://shop.example', signal }
  const login = await setup.login('ada', 'device-phone-000000')
  const { userId } = login
  const user = { ...login, publicId: '' }
  const firstParty = createIdb()
  const asked: object[] = []
  const keepCard: NonNullable<
    Parameters<typeof setup.openParts>[0]['keepCard']
  > = {
    async open({ ask, ...how }) {
      asked.push(how)
      return keepRecords(ask, {
        indexedDB: firstParty.factory,
        origin: walletOrigin,
      })
    },
  }
  async function load(card = keepCard) {
    const storage = await setup.openStorage('blocked')
    const frame = await setup.openParts({
      ...{ createCustodyParts, keepCard: card, root, storage, user: login },
      method: 'automatic',
    })
    return { ...frame, storage }
  }
  const frame = await load()
  const kept = frame.keeper.keep(user, context)
  await press('custodial-accept')
  await kept
  expect(asked).toMatchObject([{ isRecoverable: true }])
  const addresses = await frame.keeper.getKept(userId)
  const { address } = await frame.wallet.getAccount(userId)
  expect(addresses?.evm).toBe(address)
  if (!addresses) return

  const restore = ({ database, vault }: (typeof frame)['storage']) =>
    restoreLogin(
      { ...login, addresses, deviceId: 'device-phone-000000' },
      { database, session: { restore: async () => {} }, vault },
    )
  const next = await load()
  await restore(next.storage)
  const account = await next.wallet.getAccount(userId)
  expect(account.address).toBe(address)
  expect(await next.keeper.isStored(userId)).toBe(true)
  const sign = () => account.signMessage({ message: 'hello' })
  await expect(sign()).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
  await next.keeper.fetch(user, context)
  expect(asked[1]).toMatchObject({ isReturn: true })
  const signature = await sign()
  expect(await verifyMessage({ address, message: 'hello', signature })).toBe(
    true,
  )

  // A copy of another wallet is not what the app was told of.
  const bob = await setup.login('bob', 'device-laptop-00000')
  const other = await load()
  await restoreLogin(
    {
      ...login,
      addresses: { ...addresses, evm: `0x${'1'.repeat(40)}` },
      deviceId: 'device-phone-000000',
    },
    {
      database: other.storage.database,
      session: { restore: async () => {} },
      vault: other.storage.vault,
    },
  )
  await expect(other.keeper.fetch(user, context)).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  })
  const none = await load()
  await restore(none.storage)
  firstParty.records.set(
    `copy:${bob.userId}`,
    firstParty.records.get(`copy:${userId}`),
  )
  firstParty.records.delete(`copy:${userId}`)
  await expect(none.keeper.fetch(user, context)).rejects.toMatchObject({
    code: 'LOGIN_REQUIRED',
  })
})
