import { createStorage } from '@wagmi/core'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SendIntent } from '../payments/sendIntent.js'
import type { BaseStorage, StorageItems, StorageKey } from './storage/types.js'
import { createKitStorage, toStoragePrefix } from './storage.js'

const intent: SendIntent = {
  id: 'a1',
  caipNetworkId: 'eip155:31337',
  from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  data: '0xa9059cbb',
  value: '0',
  nonce: 3,
  fromBlock: '12',
  hash: undefined,
  createdAt: 1_700_000_000_000,
}

const items: StorageItems = {
  emailLoginUsed: true,
  email: 'ada@example.com',
  lastEmailLoginTime: 1_700_000_000_000,
  lastUsedChain: 'eip155:31337',
  socialUsername: 'Ada Lovelace',
  socialProvider: 'google',
  socialRedirect: '{"nonce":"ab"}',
  preferredAccountType: 'smartAccount',
  smartAccountEnabledNetworks: [1, 31337],
  signOutPending: false,
  activeNamespace: 'solana',
  currency: 'EUR',
  pairingTopic: 'ab'.repeat(32),
  pairingNamespaces: ['eip155', 'solana'],
  pairingChains: [1, 8453],
  recentWallets: [{ id: 'a' }],
  detachedNamespaces: ['eip155', 'solana'],
  solana: '{"wallets":[]}',
  solanaIntents: [{ id: 'b2' }],
  payIntents: [{ id: 'c3' }],
  sendIntents: [intent],
  pendingLogin: '{"step":"otp"}',
  pendingSocial: '{"provider":"google"}',
  contacts: [{ address: '0x', name: 'Ada', owner: 'eip155:0x' }],
  receivers: ['eip155:0xa'],
  watchedTokens: ['eip155:1:0xa'],
  siwxSessions: [{ message: 'a' }],
  analyticsKey: 'ab'.repeat(32),
  reportTimes: [1],
  modalResume: '{"view":"WalletSend"}',
  projectFeatures: '{"features":[]}',
}
const keys = Object.keys(items) as StorageKey[]
const tabKeys: readonly StorageKey[] = [
  'pendingLogin',
  'pendingSocial',
  'modalResume',
]

function createMemory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  const storage: BaseStorage = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
  return { map, storage }
}

function setAll(storage: ReturnType<typeof createKitStorage>) {
  for (const key of keys) storage.set(key, items[key] as never)
}

function getAll(storage: ReturnType<typeof createKitStorage>) {
  return Object.fromEntries(keys.map((key) => [key, storage.get(key)]))
}

const fail = (): never => {
  throw new DOMException('full', 'QuotaExceededError')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('createKitStorage', () => {
  test('default', () => {
    const { map, storage: base } = createMemory()
    const storage = createKitStorage({ storage: base, tabStorage: base })
    for (const key of keys) expect(storage.get(key)).toBe(undefined)
    setAll(storage)
    expect(getAll(storage)).toEqual(items)
    expect(
      getAll(createKitStorage({ storage: base, tabStorage: base })),
    ).toEqual(items)
    expect(map.get('latchkey.smartAccountEnabledNetworks')).toBe('1,31337')
    expect(map.get('latchkey.emailLoginUsed')).toBe('true')
    for (const key of keys) storage.remove(key)
    expect(map.size).toBe(0)
  })

  test('param: prefix', () => {
    const { map, storage: base } = createMemory()
    const storage = createKitStorage({
      storage: base,
      tabStorage: base,
      prefix: 'other',
    })
    storage.set('emailLoginUsed', true)
    expect([...map.keys()]).toEqual(['other.emailLoginUsed'])
  })

  test('behavior: empty lists', () => {
    const { storage: base } = createMemory()
    const storage = createKitStorage({ storage: base, tabStorage: base })
    storage.set('smartAccountEnabledNetworks', [])
    storage.set('sendIntents', [])
    expect(storage.get('smartAccountEnabledNetworks')).toEqual([])
    expect(storage.get('sendIntents')).toEqual([])
  })

  test('behavior: every method throws', () => {
    const storage = createKitStorage({
      storage: { getItem: fail, setItem: fail, removeItem: fail },
    })
    expect(getAll(storage)).toEqual({})
    setAll(storage)
    expect(getAll(storage)).toEqual(items)
    for (const key of keys) storage.remove(key)
    expect(getAll(storage)).toEqual({})
  })

  test('behavior: a full storage does not restore its old value', () => {
    const { map, storage: base } = createMemory()
    let isFull = false
    const storage = createKitStorage({
      storage: {
        ...base,
        setItem: (key, value) => (isFull ? fail() : base.setItem(key, value)),
      },
    })
    storage.set('email', 'old@example.com')
    isFull = true
    storage.set('email', 'new@example.com')
    expect(storage.get('email')).toBe('new@example.com')
    isFull = false
    storage.set('email', 'newer@example.com')
    expect(map.get('latchkey.email')).toBe('newer@example.com')
    expect(storage.get('email')).toBe('newer@example.com')
  })

  test('behavior: a rejected removal takes effect', () => {
    const { storage: base } = createMemory({
      'latchkey.emailLoginUsed': 'true',
    })
    const storage = createKitStorage({
      storage: { ...base, removeItem: fail },
    })
    expect(storage.get('emailLoginUsed')).toBe(true)
    storage.remove('emailLoginUsed')
    expect(storage.get('emailLoginUsed')).toBe(undefined)
  })

  test.each<[StorageKey, string]>([
    ['emailLoginUsed', '1'],
    ['emailLoginUsed', 'TRUE'],
    ['email', 'no mail'],
    ['email', ''],
    ['lastEmailLoginTime', '-1'],
    ['lastEmailLoginTime', 'NaN'],
    ['lastEmailLoginTime', '1e3'],
    ['lastEmailLoginTime', '99999999999999999999'],
    ['lastUsedChain', ''],
    ['lastUsedChain', '<script>'],
    ['socialUsername', 'a\u0000b'],
    ['socialUsername', 'x'.repeat(257)],
    ['smartAccountEnabledNetworks', '1,,2'],
    ['smartAccountEnabledNetworks', '0'],
    ['smartAccountEnabledNetworks', '1.5'],
    ['sendIntents', '{'],
    ['sendIntents', '{}'],
    ['sendIntents', 'null'],
    ['sendIntents', `[${' '.repeat(262_144)}]`],
  ])('behavior: junk is removed: %s %j', (key, text) => {
    const { map, storage: base } = createMemory({ [`latchkey.${key}`]: text })
    expect(createKitStorage({ storage: base, tabStorage: base }).get(key)).toBe(
      undefined,
    )
    expect(map.size).toBe(0)
  })

  test('param: tabStorage holds the items of one tab', () => {
    const shared = createMemory()
    const tab = createMemory()
    const storage = createKitStorage({
      storage: shared.storage,
      tabStorage: tab.storage,
    })
    setAll(storage)
    expect([...tab.map.keys()]).toEqual(tabKeys.map((key) => `latchkey.${key}`))
    for (const key of tabKeys) storage.remove(key)
    expect(tab.map.size).toBe(0)
    expect(shared.map.size).toBe(keys.length - tabKeys.length)
  })

  test('behavior: any text under any key', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.json(),
      fc.constantFrom(...keys.map((key) => JSON.stringify(items[key]))),
      fc.array(fc.integer()).map(String),
    )
    fc.assert(
      fc.property(fc.constantFrom(...keys), text, (key, value) => {
        const { map, storage: base } = createMemory({
          [`latchkey.${key}`]: value,
        })
        const storage = createKitStorage({ storage: base, tabStorage: base })
        const item = storage.get(key)
        expect(map.has(`latchkey.${key}`)).toBe(item !== undefined)
        expect(storage.get(key)).toEqual(item)
      }),
      { numRuns: 10_000 },
    )
  })

  test('behavior: any value can be set', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.anything(), (key, value) => {
        const { storage: base } = createMemory()
        const storage = createKitStorage({ storage: base, tabStorage: base })
        storage.set(key, value as never)
        const item = storage.get(key)
        if (item !== undefined && typeof value !== 'object')
          expect(String(item)).toBe(String(value))
      }),
      { numRuns: 2_000 },
    )
  })

  test('behavior: a storage that returns values other than strings', () => {
    for (const answer of [1, {}, true, undefined, Symbol('x')]) {
      const odd = { ...createMemory().storage, getItem: () => answer as string }
      const storage = createKitStorage({ storage: odd, tabStorage: odd })
      expect(getAll(storage)).toEqual({})
    }
  })

  test('behavior: in memory on a server', () => {
    const { map, storage: base } = createMemory()
    vi.stubGlobal('localStorage', base)
    vi.stubGlobal('window', undefined)
    const storage = createKitStorage()
    const other = createKitStorage()
    setAll(storage)
    storage.subscribe(() => {})()
    expect(getAll(storage)).toEqual(items)
    expect(getAll(other)).toEqual({})
    expect(map.size).toBe(0)
  })

  test('behavior: resolves the storage once, on first use', () => {
    const { map, storage: base } = createMemory()
    const look = vi.fn(() => base)
    vi.stubGlobal('window', new EventTarget())
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: look,
    })
    const storage = createKitStorage()
    storage.subscribe(() => {})()
    expect(look).not.toHaveBeenCalled()
    setAll(storage)
    expect(look).toHaveBeenCalledTimes(1)
    expect(map.size).toBe(keys.length - tabKeys.length)
    Reflect.deleteProperty(globalThis, 'localStorage')
  })

  test('behavior: blocked storage', () => {
    vi.stubGlobal('window', new EventTarget())
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: fail,
    })
    const storage = createKitStorage()
    setAll(storage)
    expect(getAll(storage)).toEqual(items)
    Reflect.deleteProperty(globalThis, 'localStorage')
  })
})

describe('subscribe', () => {
  function setUp() {
    const page = new EventTarget()
    const add = vi.spyOn(page, 'addEventListener')
    const remove = vi.spyOn(page, 'removeEventListener')
    vi.stubGlobal('window', page)
    const { map, storage: base } = createMemory()
    const storage = createKitStorage({ storage: base, tabStorage: base })
    const emit = (key: string | null, storageArea: unknown = base) =>
      page.dispatchEvent(
        Object.assign(new Event('storage'), { key, storageArea }),
      )
    return { add, base, emit, map, remove, storage }
  }

  test('default', () => {
    const { emit, storage } = setUp()
    const listener = vi.fn()
    const unsubscribe = storage.subscribe(listener)
    emit('latchkey.email')
    emit('latchkey.unknown')
    emit('email')
    emit('other.email')
    expect(listener.mock.calls).toEqual([['email']])
    unsubscribe()
    emit('latchkey.email')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('behavior: all keys when another tab clears the storage', () => {
    const { emit, storage } = setUp()
    const listener = vi.fn()
    storage.subscribe(listener)
    emit(null)
    expect(listener.mock.calls.map(([key]) => key).sort()).toEqual(
      [...keys].sort(),
    )
  })

  test('behavior: ignores events of another storage', () => {
    const { emit, storage } = setUp()
    const listener = vi.fn()
    storage.subscribe(listener)
    emit('latchkey.email', {})
    expect(listener).not.toHaveBeenCalled()
  })

  test('behavior: own changes are not reported', () => {
    const { storage } = setUp()
    const listener = vi.fn()
    storage.subscribe(listener)
    storage.set('email', 'ada@example.com')
    expect(listener).not.toHaveBeenCalled()
  })

  test('behavior: attached only while there are listeners', () => {
    const { add, remove, storage } = setUp()
    expect(add).not.toHaveBeenCalled()
    const listener = vi.fn()
    const first = storage.subscribe(listener)
    const second = storage.subscribe(listener)
    expect(add).toHaveBeenCalledTimes(1)
    first()
    first()
    expect(remove).not.toHaveBeenCalled()
    second()
    expect(remove).toHaveBeenCalledTimes(1)
    expect(remove.mock.calls[0]?.[1]).toBe(add.mock.calls[0]?.[1])
  })

  test('behavior: the value of another tab replaces the one in memory', () => {
    const { base, emit, map, storage } = setUp()
    storage.subscribe(() => {})
    const { setItem } = base
    base.setItem = fail
    storage.set('email', 'mine@example.com')
    expect(storage.get('email')).toBe('mine@example.com')
    base.setItem = setItem
    map.set('latchkey.email', 'theirs@example.com')
    emit('latchkey.email')
    expect(storage.get('email')).toBe('theirs@example.com')
  })
})

test('param: storage keeps the items of a tab where its `tab` says', () => {
  const [own, tab] = [createItems(), createItems()]
  const storage = createKitStorage({
    storage: { ...own.storage, tab: tab.storage },
  })
  storage.set('pendingLogin', 'ada@example.com')
  storage.set('email', 'ada@example.com')
  expect([...tab.items.keys()]).toEqual(['latchkey.pendingLogin'])
  expect([...own.items.keys()]).toEqual(['latchkey.email'])
})

test('behavior: an item called `tab` in the browser is no storage', () => {
  const { items, storage } = createItems()
  const own = createKitStorage({ storage: { ...storage, tab: 'x' as never } })
  own.set('email', 'ada@example.com')
  expect(items.get('latchkey.email')).toBe('ada@example.com')
  expect(own.get('pendingLogin')).toBeUndefined()
})

test.each([
  [undefined, 'latchkey'],
  [null, 'latchkey'],
  [createStorage({ storage: createItems().storage }), 'latchkey'],
  [
    createStorage({ key: 'shop', storage: createItems().storage }),
    'latchkey.shop',
  ],
])('default: prefix of the kit of a wagmi config (%#)', (storage, prefix) => {
  expect(toStoragePrefix(storage)).toBe(prefix)
})

function createItems() {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return { items, storage }
}
