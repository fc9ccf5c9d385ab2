import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import {
  createSolanaKey,
  createStandardWallet,
} from '../../../test/setup/solana/createStandardWallet.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
import type { Frame } from '../../core/ports.js'
import { createKitStorage } from '../../core/storage.js'
import { devnet, mainnet } from '../clusters/clusters.js'
import { solana } from '../solana.js'

const ends: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
})

/** Loads a kit's Solana part, as after a page load. */
function load(parameters: load.Parameters = {}) {
  const { clusters, frame, isMounted = true } = parameters
  const storage = frame?.options.storage ?? createKitStorage()
  const port = solana({ clusters })({
    projectId: 'test',
    hosts: defaultHosts,
    frame,
    pairing: undefined,
    storage,
    logger: noopLogger,
  })
  const unmount = isMounted ? port.mount() : () => {}
  ends.push(unmount)
  return { port, storage, unmount }
}

declare namespace load {
  type Parameters = {
    clusters?: solana.Parameters['clusters']
    frame?: Frame | undefined
    isMounted?: boolean | undefined
  }
}

function add(parameters: Parameters<typeof createStandardWallet>[0] = {}) {
  const wallet = createStandardWallet(parameters)
  const unregister = wallet.register()
  ends.push(unregister)
  return { ...wallet, unregister }
}

/** Creates a promise that is pending until a test resolves it. */
function hold() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const flush = () => vi.advanceTimersByTimeAsync(0)
const addresses = ({ port }: ReturnType<typeof load>) =>
  port.getState().accounts.map(({ address }) => address)

/** Writes the record like another tab. */
function writeElsewhere(change: object) {
  const record = JSON.parse(localStorage.getItem('latchkey.solana') ?? '{}')
  const newValue = JSON.stringify({ ...record, ...change })
  localStorage.setItem('latchkey.solana', newValue)
  dispatchEvent(
    Object.assign(new Event('storage'), { key: 'latchkey.solana', newValue }),
  )
}

test('default', async () => {
  const ember = add()
  const page = load()
  expect(page.port.getState()).toEqual({
    status: 'disconnected',
    wallets: [
      {
        id: 'Ember',
        name: 'Ember',
        icon: 'data:image/png;base64,iVBORw0KGgo=',
        isInstalled: true,
        isReady: true,
        isAnnounced: true,
        isEmbedded: false,
      },
    ],
    accounts: [],
    network: mainnet.id,
  })
  const onAsked = vi.fn()
  await page.port.connect({ walletId: 'Ember', onAsked })
  expect(onAsked).toHaveBeenCalledTimes(1)
  const [address] = ember.getAddresses()
  expect(page.port.getState()).toMatchObject({
    status: 'connected',
    accounts: [
      {
        namespace: 'solana',
        address,
        caipAddress: `${mainnet.id}:${address}`,
        caipNetworkId: mainnet.id,
        chainId: mainnet.id,
        type: 'eoa',
        status: 'connected',
        connector: { id: 'Ember', name: 'Ember', uid: 'solana:Ember' },
        isActive: true,
        publicKey: address,
      },
    ],
  })
  await page.port.disconnect()
  expect(page.port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
  })
  expect(ember.calls.disconnect).toBe(1)
})

test('behavior: does not look for wallets before the mount', () => {
  add()
  const seen = vi.fn()
  window.addEventListener('wallet-standard:app-ready', seen)
  const { port } = load({ isMounted: false })
  expect(port.getState().wallets).toEqual([])
  expect(seen).not.toHaveBeenCalled()
  const { port: mounted } = load()
  expect(seen).toHaveBeenCalledTimes(1)
  expect(mounted.getState().wallets).toHaveLength(1)
  window.removeEventListener('wallet-standard:app-ready', seen)
})

test('behavior: the state is the same object until something changes', async () => {
  const ember = add()
  const { port } = load()
  const listener = vi.fn()
  port.subscribe(listener)
  await port.connect({ walletId: 'Ember' })
  const state = port.getState()
  const count = listener.mock.calls.length
  ember.grant(true)
  await port.connect({ walletId: 'Ember' })
  expect(port.getState()).toBe(state)
  expect(listener).toHaveBeenCalledTimes(count)
  ember.setKeys([createSolanaKey()])
  expect(port.getState()).not.toBe(state)
  expect(port.getState().wallets).toBe(state.wallets)
})

test('behavior: wallets appear late and disappear', async () => {
  const page = load()
  expect(page.port.getState().wallets).toEqual([])
  const ember = add()
  expect(page.port.getState().wallets).toHaveLength(1)
  await page.port.connect({ walletId: 'Ember' })
  ember.unregister()
  expect(page.port.getState()).toMatchObject({
    status: 'disconnected',
    wallets: [],
    accounts: [],
  })
})

test('behavior: omits what is not a Solana wallet', () => {
  add({ name: 'ID_AUTH' })
  add({ name: '\u202e\u200b' })
  const evm = createStandardWallet({ name: 'Evm' })
  const mute = createStandardWallet({ name: 'Mute' })
  for (const wallet of [
    { ...evm.wallet, chains: ['eip155:1'] },
    { ...mute.wallet, features: {} },
    null,
  ])
    dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register(wallet: unknown): void }) =>
          api.register(wallet),
      }),
    )
  const { port } = load()
  for (const wallet of [
    { ...evm.wallet, chains: ['eip155:1'] },
    { ...mute.wallet, features: {} },
    null,
  ])
    dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register(wallet: unknown): void }) =>
          api.register(wallet),
      }),
    )
  expect(port.getState().wallets).toEqual([])
})

test('behavior: sanitizes names and icons of wallets', () => {
  const wallet = createStandardWallet({ name: `\u202e${'E'.repeat(100)}` })
  Object.assign(wallet.wallet, { icon: 'javascript:alert(1)' })
  ends.push(wallet.register())
  const { port } = load()
  expect(port.getState().wallets).toMatchObject([
    { name: `${'E'.repeat(63)}…`, icon: undefined },
  ])
})

test('behavior: one pending request per wallet', async () => {
  const { promise, resolve } = hold()
  const ember = add({ answer: () => promise })
  add({ name: 'Flint' })
  const page = load()
  const asked = [vi.fn(), vi.fn()]
  const first = page.port.connect({ walletId: 'Ember', onAsked: asked[0] })
  await flush()
  const second = page.port.connect({ walletId: 'Ember', onAsked: asked[1] })
  expect(page.port.getState().status).toBe('connecting')
  // A wallet that does not answer does not block the others.
  await page.port.connect({ walletId: 'Flint' })
  expect(addresses(page)).toHaveLength(1)
  resolve()
  await Promise.all([first, second])
  expect(ember.calls.connect).toBe(1)
  expect(asked.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(page.port.getState().accounts).toMatchObject([
    { connector: { id: 'Flint' }, isActive: false },
    { connector: { id: 'Ember' }, isActive: true },
  ])
})

test('error: a rejection has code 4001 and leaves nothing behind', async () => {
  add({
    answer: async () => {
      throw Object.assign(new Error('no'), { code: 4001 })
    },
  })
  const page = load()
  await expect(page.port.connect({ walletId: 'Ember' })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
  expect(page.port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
  })
})

test('error: unknown wallet, after a short wait', async () => {
  const page = load()
  const late = page.port.connect({ walletId: 'Ember' })
  const missing = page.port.connect({ walletId: 'Nobody' })
  missing.catch(() => {})
  await vi.advanceTimersByTimeAsync(1_000)
  const ember = add()
  await late
  expect(addresses(page)).toEqual(ember.getAddresses())
  await vi.advanceTimersByTimeAsync(3_000)
  await expect(missing).rejects.toMatchObject({ code: 'WALLET_NOT_INSTALLED' })
  // Long after the page has started, there is no wait.
  await expect(page.port.connect({ walletId: 'Nobody' })).rejects.toMatchObject(
    { code: 'WALLET_NOT_INSTALLED' },
  )
})

test('behavior: restores a wallet of an earlier visit without a prompt', async () => {
  const { promise, resolve } = hold()
  const ember = add()
  const before = load()
  await before.port.connect({ walletId: 'Ember' })
  await before.port.switchNetwork({ caipNetworkId: devnet.id })
  before.unmount()
  await flush()
  expect(ember.getFollowers()).toBe(0)

  // Locked: its accounts are only known after a silent connect.
  const accounts = ember.getAddresses()
  const locked = createStandardWallet({ answerSilent: () => promise })
  ember.unregister()
  ends.push(locked.register())
  const page = load()
  expect(page.port.getState()).toMatchObject({
    status: 'reconnecting',
    accounts: [{ address: accounts[0], status: 'connecting', isActive: true }],
    network: devnet.id,
  })
  await flush()
  locked.grant(true)
  resolve()
  await flush()
  expect(page.port.getState()).toMatchObject({
    status: 'connected',
    accounts: [{ status: 'connected' }],
  })
  expect(locked.calls).toMatchObject({ connect: 0, silent: 1 })
})

test('behavior: mounted twice at once, a wallet is asked once', async () => {
  const ember = add()
  const before = load()
  await before.port.connect({ walletId: 'Ember' })
  before.unmount()
  await flush()
  ember.grant(false)
  const page = load({ isMounted: false })
  const onReady = vi.fn()
  window.addEventListener('wallet-standard:app-ready', onReady)
  const unmount = page.port.mount()
  unmount()
  ends.push(page.port.mount())
  await flush()
  window.removeEventListener('wallet-standard:app-ready', onReady)
  expect(onReady).toHaveBeenCalledTimes(1)
  expect(ember.calls.silent).toBe(1)
  expect(page.port.getState().accounts).toEqual([])
})

test('behavior: drops a wallet that refuses or never appears', async () => {
  const ember = add()
  add({ name: 'Flint' })
  const before = load()
  await before.port.connect({ walletId: 'Ember' })
  await before.port.connect({ walletId: 'Flint' })
  before.unmount()
  await flush()
  ember.unregister()
  const page = load()
  await flush()
  expect(page.port.getState().accounts).toMatchObject([
    { connector: { id: 'Ember' }, status: 'connecting' },
    { connector: { id: 'Flint' }, status: 'connected', isActive: true },
  ])
  await vi.advanceTimersByTimeAsync(2_999)
  expect(page.port.getState().accounts).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(page.port.getState().accounts).toMatchObject([
    { connector: { id: 'Flint' } },
  ])
})

test('behavior: a wallet that hangs is dropped after 3 s', async () => {
  const ember = add()
  const before = load()
  await before.port.connect({ walletId: 'Ember' })
  before.unmount()
  await flush()
  ember.unregister()
  add({ answerSilent: () => new Promise(() => {}) })
  const page = load()
  await vi.advanceTimersByTimeAsync(2_999)
  expect(page.port.getState()).toMatchObject({
    status: 'reconnecting',
    accounts: [{ status: 'connecting' }],
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(page.port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
  })
})

test('behavior: a click during a restore asks once', async () => {
  const { promise, resolve } = hold()
  const first = add()
  const before = load()
  await before.port.connect({ walletId: 'Ember' })
  before.unmount()
  await flush()
  first.unregister()
  const ember = add({ answerSilent: () => promise })
  const page = load()
  const click = page.port.connect({ walletId: 'Ember' })
  await flush()
  expect(ember.calls).toMatchObject({ connect: 0, silent: 1 })
  ember.grant(true)
  resolve()
  await click
  expect(ember.calls).toMatchObject({ connect: 0, silent: 1 })
})

test('behavior: follows the accounts of the wallet', async () => {
  const [a, b] = [createSolanaKey(), createSolanaKey()]
  const ember = add({ keys: [a] })
  const page = load()
  await page.port.connect({ walletId: 'Ember' })
  ember.setKeys([a, b])
  expect(page.port.getState().accounts).toMatchObject([
    { address: a.address, isActive: true },
    { address: b.address, isActive: false },
  ])
  page.port.switchAccount({ walletId: 'Ember', address: b.address })
  expect(page.port.getState().accounts).toMatchObject([
    { isActive: false },
    { isActive: true },
  ])
  // More accounts change nothing; a new first one, the wallet's choice, does.
  ember.setKeys([a, createSolanaKey(), b])
  expect(page.port.getState().accounts).toMatchObject([
    { isActive: false },
    { isActive: false },
    { address: b.address, isActive: true },
  ])
  ember.setKeys([b, a])
  page.port.switchAccount({ walletId: 'Ember', address: a.address })
  ember.setKeys([a, b])
  ember.setKeys([b, a])
  expect(page.port.getState().accounts).toMatchObject([
    { address: b.address, isActive: true },
    { isActive: false },
  ])
  ember.setKeys([b])
  expect(addresses(page)).toEqual([b.address])
  ember.grant(false)
  expect(page.port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
  })
})

test('behavior: ignores events of a disconnected wallet', async () => {
  const ember = add()
  const page = load()
  await page.port.connect({ walletId: 'Ember' })
  await page.port.disconnect({ walletId: 'Ember' })
  expect(ember.getFollowers()).toBe(0)
  ember.grant(true)
  expect(page.port.getState().accounts).toEqual([])
})

test('error: a disconnect aborts a pending request', async () => {
  const { promise, resolve } = hold()
  const ember = add({ answer: () => promise })
  const page = load()
  const call = page.port.connect({ walletId: 'Ember' })
  call.catch(() => {})
  await flush()
  await page.port.disconnect()
  expect(page.port.getState().status).toBe('disconnected')
  await expect(call).rejects.toMatchObject({ code: 'CONNECTION_ABORTED' })
  resolve()
  await flush()
  expect(page.port.getState().accounts).toEqual([])
  expect(ember.isGranted()).toBe(false)
})

test('behavior: networks', async () => {
  const ember = add()
  const page = load()
  await page.port.connect({ walletId: 'Ember' })
  await page.port.switchNetwork({ caipNetworkId: devnet.id })
  expect(page.port.getState()).toMatchObject({
    network: devnet.id,
    accounts: [{ caipNetworkId: devnet.id, chainId: devnet.id }],
  })
  await expect(
    page.port.switchNetwork({ caipNetworkId: 'solana:localnet' }),
  ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
  // The wallet switches to a network itself.
  ember.setChains(['solana:mainnet'])
  expect(page.port.getState().network).toBe(mainnet.id)
})

test('behavior: a stored network that is not configured stays unknown', async () => {
  add()
  const before = load()
  await before.port.connect({ walletId: 'Ember' })
  await before.port.switchNetwork({ caipNetworkId: devnet.id })
  before.unmount()
  await flush()
  const { port } = load({ clusters: [mainnet] })
  await flush()
  expect(port.getState()).toMatchObject({
    network: devnet.id,
    accounts: [{ caipNetworkId: devnet.id }],
  })
  await expect(port.getConnection()).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
})

test('behavior: signs messages, and accepts only valid signatures', async () => {
  vi.useRealTimers()
  const ember = add()
  const page = load()
  await expect(page.port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 'NOT_CONNECTED',
  })
  await page.port.connect({ walletId: 'Ember' })
  const { address, signature } = await page.port.signMessage({ message: 'hé' })
  expect(address).toBe(ember.getAddresses()[0])
  expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  const foreign = createSolanaKey()
  ember.wallet.features['solana:signMessage'].signMessage = async ({
    message,
  }) => [{ signedMessage: message, signature: foreign.sign(message) }]
  await expect(page.port.signMessage({ message: 'a' })).rejects.toMatchObject({
    code: 'INVALID_SIGNATURE',
  })
})

test('behavior: another tab disconnects, and nothing is written back', async () => {
  const ember = add()
  add({ name: 'Flint' })
  const page = load()
  await page.port.connect({ walletId: 'Ember' })
  await page.port.connect({ walletId: 'Flint' })
  const flint = page.port.getState().accounts[1]?.address
  writeElsewhere({ wallets: [], left: ['Ember'] })
  const written = localStorage.getItem('latchkey.solana')
  expect(addresses(page)).toEqual([flint])
  expect(localStorage.getItem('latchkey.solana')).toBe(written)
  expect(ember.calls.disconnect).toBe(0)
  // Wallets connected by other tabs stay in the record.
  writeElsewhere({
    wallets: [{ id: 'Opal', addresses: [flint], address: flint }],
  })
  await page.port.switchNetwork({ caipNetworkId: devnet.id })
  expect(localStorage.getItem('latchkey.solana')).toContain('Opal')
})

test('behavior: an earlier disconnect does not affect a pending request', async () => {
  const { promise, resolve } = hold()
  const ember = add({ answer: () => promise })
  const page = load()
  writeElsewhere({ wallets: [], left: ['Ember'] })
  const call = page.port.connect({ walletId: 'Ember' })
  await flush()
  writeElsewhere({ network: devnet.id })
  resolve()
  await call
  expect(addresses(page)).toEqual(ember.getAddresses())
})

test.each([
  'junk',
  '[]',
  'null',
  '{"wallets":7,"network":{},"left":[1],"activeId":[]}',
  '{"wallets":[{"id":"Ember","addresses":["0x12"]}],"network":"eip155:1"}',
])('behavior: ignores invalid storage: %s', async (text) => {
  localStorage.setItem('latchkey.solana', text)
  const { port } = load()
  expect(port.getState()).toMatchObject({
    status: 'disconnected',
    accounts: [],
    network: mainnet.id,
  })
})

test('error: no embedded wallet without a frame', async () => {
  const page = load()
  await expect(
    page.port.connect({ walletId: 'ID_AUTH' }),
  ).rejects.toMatchObject({ code: 'WALLET_NOT_INSTALLED' })
  const { frame } = createFrameStub()
  const withFrame = load({ frame })
  expect(withFrame.port.getState().wallets).toMatchObject([
    { id: 'ID_AUTH', isEmbedded: true, isInstalled: true },
  ])
  vi.useRealTimers()
  await expect(
    withFrame.port.connect({ walletId: 'ID_AUTH' }),
  ).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
})

test('behavior: connects without a mount', async () => {
  const ember = add()
  const page = load({ isMounted: false })
  await page.port.connect({ walletId: 'Ember' })
  await flush()
  expect(addresses(page)).toEqual(ember.getAddresses())
  // Nothing is followed without a mount.
  expect(ember.getFollowers()).toBe(0)
  ends.push(page.port.mount())
  await flush()
  expect(page.port.getState().status).toBe('connected')
  expect(ember.getFollowers()).toBe(1)
})

test('error: switchAccount to what is not connected', async () => {
  add()
  const { port } = load()
  const stranger = createSolanaKey().address
  expect(() => port.switchAccount({ walletId: 'Ember' })).toThrow(
    expect.objectContaining({ code: 'NOT_CONNECTED' }),
  )
  await port.connect({ walletId: 'Ember' })
  expect(() =>
    port.switchAccount({ walletId: 'Ember', address: stranger }),
  ).toThrow(expect.objectContaining({ code: 'NOT_CONNECTED' }))
})

test('error: wallet that shares no account', async () => {
  const ember = add({ keys: [] })
  const { port } = load()
  await expect(port.connect({ walletId: 'Ember' })).rejects.toMatchObject({
    code: 'NO_ACCOUNT',
  })
  expect(ember.getFollowers()).toBe(0)
  expect(port.getState().status).toBe('disconnected')
})

let reads = 0
test.each<[string, () => unknown]>([
  [
    'icon',
    () => {
      throw new Error('broken')
    },
  ],
  [
    'chains',
    () => {
      const { proxy, revoke } = Proxy.revocable([], {})
      revoke()
      return proxy
    },
  ],
  [
    'name',
    () => {
      reads++
      return reads % 2 ? 'Broken' : Object.create(null)
    },
  ],
])('behavior: a wallet with a broken %s hides no other one', (key, get) => {
  const broken = createStandardWallet({ name: 'Broken' })
  const wallet = { ...broken.wallet }
  Object.defineProperty(wallet, key, { get })
  const { port } = load()
  dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register(wallet: unknown): void }) =>
        api.register(wallet),
    }),
  )
  add()
  expect(port.getState().wallets.map(({ id }) => id)).toEqual(['Ember'])
})

test('behavior: invalid chains of a wallet', async () => {
  const junk = [Object.create(null), 5, null] as never[]
  add({ name: 'Junk', chains: junk })
  const ember = add({ chains: [...junk, 'solana:mainnet'] })
  const page = load()
  expect(page.port.getState().wallets.map(({ id }) => id)).toEqual(['Ember'])
  await page.port.connect({ walletId: 'Ember' })
  expect(ember.getFollowers()).toBe(1)
  ember.setChains(['solana:<no network>'])
  expect(page.port.getState().network).toBe(mainnet.id)
  ember.setChains(['solana:devnet'])
  expect(page.port.getState().network).toBe(devnet.id)
  ember.grant(false)
  expect(page.port.getState().status).toBe('disconnected')
})

test('behavior: drops a wallet whose accounts cannot be read', async () => {
  const ember = createStandardWallet()
  const listeners: ((change: unknown) => void)[] = []
  ember.wallet.features['standard:events'].on = (_event, listener) => {
    listeners.push(listener as (change: unknown) => void)
    return () => {}
  }
  ends.push(ember.register())
  const { port } = load()
  await port.connect({ walletId: 'Ember' })
  const tell = (change: unknown) => listeners[0]?.(change)
  expect(() => tell(undefined)).not.toThrow()
  expect(port.getState().status).toBe('connected')
  Object.defineProperty(ember.wallet, 'accounts', {
    get() {
      throw new Error('broken')
    },
  })
  expect(() => tell({ accounts: [1] })).not.toThrow()
  expect(port.getState().status).toBe('disconnected')
})

test('behavior: of two wallets with one name, drops the one that disappears', async () => {
  const first = add()
  const second = add()
  const { port } = load()
  await port.connect({ walletId: 'Ember' })
  expect(first.calls.connect).toBe(1)
  first.unregister()
  expect(port.getState()).toMatchObject({ status: 'disconnected' })
  expect(first.getFollowers()).toBe(0)
  await port.connect({ walletId: 'Ember' })
  expect(second.calls.connect).toBe(1)
})

test('error: wallet disconnects while it is asked to sign', async () => {
  const ember = createStandardWallet()
  const { promise } = hold()
  ember.wallet.features['solana:signMessage'].signMessage = async () =>
    promise as never
  ends.push(ember.register())
  const { port } = load()
  await port.connect({ walletId: 'Ember' })
  vi.useRealTimers()
  const call = port.signMessage({ message: 'Hello' })
  const ended = expect(call).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  await port.disconnect()
  await ended
})
