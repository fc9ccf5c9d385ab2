// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createSolanaKey,
  createStandardWallet,
} from '../../../test/setup/createStandardWallet.js'
import { TestAdapter } from '../../../test/setup/createTestAdapter.js'
import { noopLogger } from '../../core/noopLogger.js'
import { defaultHosts } from '../../core/options.js'
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
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
})
function load({ adapters, isMounted = true }: any = {}) {
  const storage = createKitStorage()
  const port = solana({ adapters })({
    projectId: 'test',
    hosts: defaultHosts,
    frame: undefined,
    pairing: undefined,
    storage,
    logger: noopLogger,
  })
  const unmount = isMounted ? port.mount() : () => {}
  ends.push(unmount)
  return { port, storage, unmount }
}
function add(parameters: any = {}) {
  const w = createStandardWallet(parameters)
  const unregister = w.register()
  ends.push(unregister)
  return { ...w, unregister }
}
function addRaw(wallet: any) {
  const cb = (api: any) => api.register(wallet)
  const on = (e: any) => cb(e.detail)
  try {
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', { detail: cb }),
    )
  } catch (e) {
    console.log('dispatch threw', e)
  }
  window.addEventListener('wallet-standard:app-ready', on)
  ends.push(() => window.removeEventListener('wallet-standard:app-ready', on))
}
const flush = () => vi.advanceTimersByTimeAsync(0)
function writeElsewhere(change: object) {
  const record = JSON.parse(localStorage.getItem('latchkey.solana') ?? '{}')
  const newValue = JSON.stringify({ ...record, ...change })
  localStorage.setItem('latchkey.solana', newValue)
  dispatchEvent(
    Object.assign(new Event('storage'), { key: 'latchkey.solana', newValue }),
  )
}

test('hostile chains hide others', () => {
  const page = load()
  const evil = createStandardWallet({ name: 'Evil' })
  addRaw({ ...evil.wallet, chains: [Object.create(null)], accounts: [] })
  add({ name: 'Good' })
  expect(page.port.getState().wallets.map((w) => w.id)).toContain('Good')
})
test('hostile chains before mount', () => {
  const evil = createStandardWallet({ name: 'Evil' })
  addRaw({ ...evil.wallet, chains: [Object.create(null)], accounts: [] })
  add({ name: 'Good' })
  const page = load()
  expect(page.port.getState().wallets.map((w) => w.id)).toContain('Good')
})
test('number in chains: followed?', async () => {
  const page = load()
  const w = add({ chains: ['solana:mainnet', 5, null] })
  await page.port.connect({ walletId: 'Ember' })
  expect(w.getFollowers()).toBe(1)
  w.grant(false)
  expect(page.port.getState().status).toBe('disconnected')
})
test('junk network', async () => {
  const page = load()
  const w = add()
  await page.port.connect({ walletId: 'Ember' })
  w.setChains([('solana:<b>foo bar</b>' + 'x'.repeat(1000)) as any])
  console.log('network', page.port.getState().network.slice(0, 60))
})
test('stale left while prompt open', async () => {
  localStorage.setItem(
    'latchkey.solana',
    JSON.stringify({ wallets: [], left: ['Ember'] }),
  )
  const page = load()
  let resolve = () => {}
  add({
    answer: () =>
      new Promise<void>((r) => {
        resolve = r
      }),
  })
  const done = page.port.connect({ walletId: 'Ember' })
  await flush()
  writeElsewhere({ network: devnet.id })
  resolve()
  const result = await done.then(
    () => 'ok',
    (e) => e.name,
  )
  console.log('connect', result, page.port.getState().status)
  expect(result === 'ok' ? 'connected' : 'disconnected').toBe(
    page.port.getState().status,
  )
})
test('status after disconnect during connect', async () => {
  const page = load()
  add({ answer: () => new Promise<void>(() => {}) })
  const done = page.port.connect({ walletId: 'Ember' }).catch((e) => e)
  await flush()
  expect(page.port.getState().status).toBe('connecting')
  await page.port.disconnect()
  expect(page.port.getState().status).toBe('disconnected')
  await done
})
test('adapter autoConnect never settles, then a click', async () => {
  const key = createSolanaKey()
  localStorage.setItem(
    'latchkey.solana',
    JSON.stringify({
      wallets: [{ id: 'Rook', addresses: [key.address], address: key.address }],
    }),
  )
  const adapter = new TestAdapter({ key })
  adapter.answer = () => new Promise(() => {})
  const page = load({ adapters: [adapter] })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(page.port.getState().status).toBe('disconnected')
  adapter.answer = async () => {}
  let state = 'pending'
  page.port.connect({ walletId: 'Rook' }).then(
    () => {
      state = 'ok'
    },
    (e) => {
      state = e.name
    },
  )
  await vi.advanceTimersByTimeAsync(60_000)
  console.log('after click:', state, adapter.calls)
})
test('adapter throws synchronously', async () => {
  const key = createSolanaKey()
  const adapter = new TestAdapter({ key })
  ;(adapter as any).connect = () => {
    throw new Error('sync')
  }
  ;(adapter as any).disconnect = () => {
    throw new Error('sync')
  }
  const page = load({ adapters: [adapter] })
  const e = await page.port.connect({ walletId: 'Rook' }).catch((e) => e)
  console.log(e.name, e.code, e.shortMessage)
  expect(page.port.getState().status).toBe('disconnected')
})
test('adapter emits twice / null', async () => {
  const key = createSolanaKey()
  const adapter = new TestAdapter({ key })
  const page = load({ adapters: [adapter] })
  await page.port.connect({ walletId: 'Rook' })
  adapter.emit('connect', adapter.publicKey!)
  adapter.emit('connect', adapter.publicKey!)
  expect(page.port.getState().accounts).toHaveLength(1)
  adapter.emit('connect', null as never)
  expect(page.port.getState().accounts).toHaveLength(1)
})
test('adapter connect resolves with null key', async () => {
  const key = createSolanaKey()
  const adapter = new TestAdapter({ key })
  ;(adapter as any).connect = async () => {}
  const page = load({ adapters: [adapter] })
  const e = await page.port.connect({ walletId: 'Rook' }).catch((e) => e)
  console.log(e.name, e.shortMessage)
})
test('duplicates: the connected one unregisters, the twin stays', async () => {
  const page = load()
  const a = add({ name: 'Twin' })
  add({ name: 'Twin' })
  await page.port.connect({ walletId: 'Twin' })
  expect(a.calls.connect).toBe(1)
  a.unregister()
  console.log(
    'twin',
    page.port.getState().status,
    page.port.getState().wallets.length,
  )
})
test('100 accounts, 10MB icon', async () => {
  vi.useRealTimers()
  const keys = Array.from({ length: 100 }, createSolanaKey)
  const w = createStandardWallet({ name: 'Big', keys })
  ;(w.wallet as any).icon = 'data:image/png;base64,' + 'A'.repeat(500_000)
  ends.push(w.register())
  const page = load()
  const t = performance.now()
  await page.port.connect({ walletId: 'Big' })
  for (let i = 0; i < 10; i++) {
    w.setKeys(keys.slice(i))
  }
  console.log('ms', performance.now() - t, page.port.getState().accounts.length)
  vi.useFakeTimers()
})
test('100000 accounts', async () => {
  vi.useRealTimers()
  const one = createSolanaKey()
  const w = createStandardWallet({ name: 'Big', keys: [one] })
  const { encodeBase58 } = await import('../../core/address/encodeBase58.js')
  const accounts = Array.from({ length: 20_000 }, (_, i) => {
    const b = new Uint8Array(32).fill(1)
    new DataView(b.buffer).setUint32(0, i)
    return {
      address: encodeBase58(b),
      publicKey: b,
      chains: ['solana:mainnet'],
      features: [],
    }
  })
  Object.defineProperty(w.wallet, 'accounts', { get: () => accounts })
  ends.push(w.register())
  const page = load()
  const t = performance.now()
  await page.port.connect({ walletId: 'Big' })
  console.log('ms', performance.now() - t, page.port.getState().accounts.length)
  vi.useFakeTimers()
})
test('change listener: wallet emits undefined, throwing accounts', async () => {
  const page = load()
  const w = createStandardWallet()
  let isThrowing = false
  const listeners = new Set<any>()
  const inner = Object.getOwnPropertyDescriptor(w.wallet, 'accounts')!.get!
  Object.defineProperty(w.wallet, 'accounts', {
    get() {
      if (isThrowing) throw new Error('boo')
      return inner.call(w.wallet)
    },
  })
  ;(w.wallet.features['standard:events'] as any).on = (_: any, l: any) => {
    listeners.add(l)
    return () => listeners.delete(l)
  }
  ends.push(w.register())
  await page.port.connect({ walletId: 'Ember' })
  const threw: any[] = []
  for (const arg of [undefined, null, 5])
    for (const l of listeners)
      try {
        l(arg)
      } catch (e) {
        threw.push(String(e))
      }
  isThrowing = true
  for (const l of listeners)
    try {
      l({ accounts: [] })
    } catch (e) {
      threw.push(String(e))
    }
  console.log('threw', threw, page.port.getState().status)
  const e = await page.port.signMessage({ message: 'x' }).catch((e) => e)
  console.log('sign', e.name, e.shortMessage)
  const f = await page.port.connect({ walletId: 'Ember' }).catch((e) => e)
  console.log('connect again', f?.name)
})
test('100 mounts', async () => {
  const addL = vi.spyOn(window, 'addEventListener')
  const remL = vi.spyOn(window, 'removeEventListener')
  const w = add()
  const key = createSolanaKey()
  const adapter = new TestAdapter({ key })
  const page = load({ adapters: [adapter], isMounted: false })
  addL.mockClear()
  remL.mockClear()
  for (let i = 0; i < 100; i++) {
    const un = page.port.mount()
    if (i === 0) {
      await page.port.connect({ walletId: 'Ember' })
      await page.port.connect({ walletId: 'Rook' })
    }
    await flush()
    un()
    if (i % 3) await flush()
  }
  await flush()
  await vi.advanceTimersByTimeAsync(5000)
  console.log(
    'listeners',
    addL.mock.calls.length,
    remL.mock.calls.length,
    'followers',
    w.getFollowers(),
    'adapter',
    adapter.listenerCount('connect'),
    adapter.listenerCount('readyStateChange'),
    adapter.listenerCount('error'),
    'timers',
    vi.getTimerCount(),
  )
})
