import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createPair, settle } from '../../../test/setup/frame/createPair.js'
import { FrameError } from '../../core/errors/frame.js'
import type { FrameUser } from '../../core/ports.js'
import { HostError } from '../host/HostError.js'
import type { HostHandlers } from '../host/types.js'

const user: FrameUser = {
  address: '0x1',
  chainId: 1,
  email: 'ada@example.com',
  accounts: [
    { address: '0x1', type: 'smartAccount' },
    { address: '0x2', type: 'eoa' },
  ],
}

const failing = () => {
  throw new HostError({ message: 'no luck' })
}

async function ready(handlers: HostHandlers = {}) {
  const pair = createPair({
    handlers: { GET_USER: () => user as never, ...handlers },
  })
  pair.client.load()
  pair.boot()
  await vi.advanceTimersByTimeAsync(500)
  await pair.client.getUser()
  pair.storage.set('socialUsername', 'ada')
  pair.storage.set('socialProvider', 'google')
  pair.toFrame.length = 0
  return pair
}

type Pair = Awaited<ReturnType<typeof ready>>

function expectForgotten({ storage, store }: Pair) {
  for (const key of [
    'emailLoginUsed',
    'email',
    'lastUsedChain',
    'socialUsername',
    'socialProvider',
  ] as const)
    expect(storage.get(key)).toBeUndefined()
  expect(store.get().user).toBeUndefined()
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('isConnected', () => {
  test('default', async () => {
    const pair = await ready({ IS_CONNECTED: () => ({ isConnected: true }) })
    expect(await pair.client.isConnected()).toBe(true)
    expect(pair.storage.get('emailLoginUsed')).toBe(true)
  })

  test('behavior: a negative answer clears the login cache', async () => {
    const pair = await ready({ IS_CONNECTED: () => ({ isConnected: false }) })
    expect(await pair.client.isConnected()).toBe(false)
    expectForgotten(pair)
  })

  test('error: an error of the frame clears the login cache', async () => {
    const pair = await ready({ IS_CONNECTED: failing })
    await expect(pair.client.isConnected()).rejects.toBeInstanceOf(FrameError)
    expectForgotten(pair)
  })
})

test('behavior: stores the chain of each answer', async () => {
  const pair = await ready({
    SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
    GET_CHAIN_ID: () => ({ chainId: 10 }),
  })
  await pair.client.switchNetwork({ chainId: 31337 })
  expect(pair.storage.get('lastUsedChain')).toBe('31337')
  expect(pair.store.get().user?.chainId).toBe(31337)
  expect(await pair.client.getChainId()).toBe(10)
  expect(pair.storage.get('lastUsedChain')).toBe('10')
})

test('behavior: smart account networks, cleared on failure', async () => {
  let isFailing = false
  const pair = await ready({
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () =>
      isFailing ? failing() : { smartAccountEnabledNetworks: [1, 10] },
  })
  await pair.client.getSmartAccountEnabledNetworks()
  expect(pair.storage.get('smartAccountEnabledNetworks')).toEqual([1, 10])
  isFailing = true
  await expect(pair.client.getSmartAccountEnabledNetworks()).rejects.toThrow()
  expect(pair.storage.get('smartAccountEnabledNetworks')).toEqual([])
})

test('behavior: the chosen account type is asked for after a reload', async () => {
  const asked: unknown[] = []
  const pair = await ready({
    GET_USER(payload) {
      const type = payload?.preferredAccountType
      asked.push(type)
      return { address: '0x9', chainId: 1, preferredAccountType: type }
    },
    SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address: '0x9' }),
    SIGN_OUT: () => undefined,
  })
  asked.length = 0
  await pair.client.setPreferredAccount({ type: 'eoa' })
  // A reload keeps the storage alone.
  pair.store.set({ user: undefined })
  await pair.client.getUser()
  expect(asked).toEqual(['eoa'])
  await pair.client.signOut()
  await pair.client.getUser()
  expect(asked).toEqual(['eoa', 'smartAccount'])
})

test('behavior: preferred account, falls back to eoa on failure', async () => {
  let isFailing = false
  const pair = await ready({
    SET_PREFERRED_ACCOUNT: ({ type }) =>
      isFailing ? failing() : { type, address: '0x9' },
  })
  await pair.client.setPreferredAccount({ type: 'smartAccount' })
  expect(pair.store.get().user).toMatchObject({
    address: '0x9',
    preferredAccountType: 'smartAccount',
  })
  isFailing = true
  expect(
    await pair.client.setPreferredAccount({ type: 'smartAccount' }),
  ).toEqual({ type: 'eoa', address: '0x2' })
  expect(pair.store.get().user?.address).toBe('0x2')
})

test('behavior: a frame that reports no accounts has a single one', async () => {
  const { accounts: _, ...plain } = user
  const pair = await ready({
    GET_USER: () => plain as never,
    SET_PREFERRED_ACCOUNT: failing,
  })
  await pair.client.getUser()
  expect(
    await pair.client.setPreferredAccount({ type: 'smartAccount' }),
  ).toEqual({ type: 'eoa', address: '0x1' })
})

test('error: no account to fall back to', async () => {
  const { accounts: _, ...plain } = user
  const pair = await ready({
    GET_USER: () =>
      ({ ...plain, preferredAccountType: 'smartAccount' }) as never,
    SET_PREFERRED_ACCOUNT: failing,
  })
  await expect(
    pair.client.setPreferredAccount({ type: 'eoa' }),
  ).rejects.toBeInstanceOf(FrameError)
})

test('behavior: requests the preferred account type', async () => {
  const asked: unknown[] = []
  const pair = await ready({
    GET_USER(payload) {
      asked.push(payload?.preferredAccountType)
      return user as never
    },
    SET_PREFERRED_ACCOUNT: ({ type }) => ({ type, address: '0x1' }),
  })
  await pair.client.setPreferredAccount({ type: 'eoa' })
  await pair.client.getUser({ chainId: 10 })
  await pair.client.signOut().catch(() => {})
  await pair.client.getUser()
  expect(asked).toEqual(['smartAccount', 'eoa', 'smartAccount'])
})

test('behavior: fetching a user completes a login', async () => {
  const pair = await ready()
  for (const key of ['emailLoginUsed', 'email'] as const)
    pair.storage.remove(key)
  pair.storage.set('lastEmailLoginTime', Date.now())
  await pair.client.getUser()
  expect(pair.storage.get('emailLoginUsed')).toBe(true)
  expect(pair.storage.get('email')).toBe('ada@example.com')
  expect(pair.storage.get('lastUsedChain')).toBe('1')
  expect(pair.storage.get('lastEmailLoginTime')).toBeUndefined()
})

test.each([undefined, 1, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'])(
  'behavior: a late answer for %s does not bring back a login that ended in another tab',
  async (chainId) => {
    let held: Promise<unknown> | undefined
    let answer = () => {}
    const { client, storage, store, told } = await ready({
      async GET_USER(asked) {
        const chainId = asked?.chainId
        await held
        if (!String(chainId).startsWith('solana:')) return user as never
        const address = 'FnHyam9w4NZoWR6mKN1CuGBritdsEWZQa4Z4oawLZGxa'
        return { ...user, address, chainId } as never
      },
    })
    held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asked = client.getUser({ chainId })
    await settle()
    expect(told()).toEqual(['GET_USER'])
    // As the other tab's sign-out leaves it, once its frame has confirmed it.
    for (const key of ['emailLoginUsed', 'email'] as const) storage.remove(key)
    store.set({ user: undefined })
    answer()
    await asked
    expect(storage.get('emailLoginUsed')).toBeUndefined()
    expect(storage.get('email')).toBeUndefined()
    expect(store.get().user).toBeUndefined()
  },
)

test('behavior: initSmartAccount reports whether the account in use is deployed', async () => {
  let address = '0x1'
  const pair = await ready({
    GET_USER: () => user as never,
    INIT_SMART_ACCOUNT: () => ({ address, isDeployed: true }),
  })
  await pair.client.getUser()
  const read = () => pair.store.get().user?.smartAccountDeployed
  address = '0x3'
  await pair.client.initSmartAccount()
  expect(read()).toBeUndefined()
  address = user.address
  expect(await pair.client.initSmartAccount()).toEqual({
    address,
    isDeployed: true,
  })
  expect(read()).toBe(true)
})

describe('signOut', () => {
  test('default: clears the cache, then notifies the frame', async () => {
    let seen: unknown = 'not called'
    const pair: Pair = await ready({
      SIGN_OUT: () => {
        seen = [
          pair.storage.get('emailLoginUsed'),
          pair.storage.get('signOutPending'),
        ]
      },
    })
    await pair.client.signOut()
    expect(seen).toEqual([undefined, true])
    expectForgotten(pair)
    expect(pair.storage.get('signOutPending')).toBeUndefined()
    expect(pair.told()).toEqual(['SIGN_OUT'])
  })

  test('behavior: waits 3 s for a frame that hangs, and stays pending', async () => {
    const pair = await ready({ SIGN_OUT: () => new Promise(() => {}) })
    let isDone = false
    pair.client.signOut().then(() => {
      isDone = true
    })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toBe(true)
    expectForgotten(pair)
    expect(pair.storage.get('signOutPending')).toBe(true)
  })

  test('behavior: an error of the frame leaves the sign-out pending', async () => {
    const pair = await ready({ SIGN_OUT: failing })
    await pair.client.signOut()
    expect(pair.storage.get('signOutPending')).toBe(true)
  })

  test('behavior: a confirmation after 3 s still counts', async () => {
    let confirm = () => {}
    const pair = await ready({
      SIGN_OUT: () =>
        new Promise<void>((resolve) => {
          confirm = resolve
        }),
    })
    const done = pair.client.signOut()
    await vi.advanceTimersByTimeAsync(3_000)
    await done
    confirm()
    await settle()
    expect(pair.storage.get('signOutPending')).toBeUndefined()
  })

  test('behavior: a pending sign-out is sent before anything else', async () => {
    let confirm = () => {}
    const pair = createPair({
      handlers: {
        SIGN_OUT: () =>
          new Promise<void>((resolve) => {
            confirm = resolve
          }),
        IS_CONNECTED: () => ({ isConnected: false }),
      },
    })
    pair.storage.set('signOutPending', true)
    const isConnected = pair.client.isConnected()
    pair.boot()
    await settle()
    expect(pair.told()).toEqual(['SIGN_OUT'])
    confirm()
    expect(await isConnected).toBe(false)
    expect(pair.told()).toEqual(['SIGN_OUT', 'SYNC_DAPP_DATA', 'IS_CONNECTED'])
    expect(pair.storage.get('signOutPending')).toBeUndefined()
  })

  test('behavior: other requests wait at most 3 s for a pending sign-out', async () => {
    const pair = createPair({
      handlers: {
        SIGN_OUT: () => new Promise(() => {}),
        GET_CHAIN_ID: () => ({ chainId: 1 }),
      },
    })
    pair.storage.set('signOutPending', true)
    const chainId = pair.client.getChainId()
    pair.boot()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await chainId).toBe(1)
    expect(pair.storage.get('signOutPending')).toBe(true)
  })

  test('behavior: a new login replaces a pending sign-out', async () => {
    const pair = await ready({ SIGN_OUT: failing, CONNECT_OTP: () => {} })
    await pair.client.signOut()
    expect(pair.storage.get('signOutPending')).toBe(true)
    await pair.client.connectOtp({ otp: '123456' })
    expect(pair.storage.get('signOutPending')).toBeUndefined()
  })

  test('behavior: without a frame, the sign-out is sent once there is one', async () => {
    const pair = createPair({ handlers: { SIGN_OUT: () => {} } })
    let isDone = false
    pair.client.signOut().then(() => {
      isDone = true
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isDone).toBe(false)
    pair.boot()
    await settle()
    expect(isDone).toBe(true)
    expect(pair.told()).toEqual(['SIGN_OUT', 'SYNC_DAPP_DATA'])
  })

  test('behavior: an in-flight user is not stored after a sign-out', async () => {
    let answer = (_: never) => {}
    const pair = await ready({ SIGN_OUT: () => {} })
    pair.boot({
      handlers: {
        SIGN_OUT: () => {},
        RPC_REQUEST: () => new Promise(() => {}),
        GET_USER: () =>
          new Promise((resolve) => {
            answer = resolve as never
          }),
      },
    })
    await settle()
    const caipNetworkId = 'eip155:1'
    const params: unknown[] = []
    const results: string[] = []
    const note = (name: string) => (error: Error) =>
      void results.push(`${name}: ${error.message}`)
    pair.client.getUser().catch(note('user'))
    pair.client
      .request({ method: 'personal_sign', params, caipNetworkId })
      .catch(note('sign'))
    pair.client
      .request({ method: 'eth_call', params, caipNetworkId })
      .catch(note('read'))
    await settle()
    await pair.client.signOut()
    answer(user as never)
    await settle()
    expectForgotten(pair)
    expect(results.sort()).toEqual([
      'sign: Request was aborted',
      'user: Something went wrong',
    ])
  })
})

describe('other namespaces', () => {
  const caip = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const solanaUser = {
    address: '11111111111111111111111111111111',
    chainId: caip,
    email: 'eve@example.com',
  }

  test('default: returns a Solana account and changes nothing else', async () => {
    const pair = await ready({
      GET_USER: (payload) => (payload?.chainId ? solanaUser : user) as never,
    })
    const before = pair.store.get()
    expect(await pair.client.getUser({ chainId: caip })).toMatchObject(
      solanaUser,
    )
    expect(pair.store.get()).toBe(before)
    expect(pair.storage.get('lastUsedChain')).toBe('1')
    expect(pair.storage.get('email')).toBe('ada@example.com')
  })

  test('behavior: a Solana account alone stores the login', async () => {
    const pair = await ready({ GET_USER: () => solanaUser as never })
    pair.storage.remove('emailLoginUsed')
    pair.storage.remove('email')
    pair.storage.set('lastEmailLoginTime', Date.now())
    await pair.client.getUser({ chainId: caip })
    expect(pair.storage.get('emailLoginUsed')).toBe(true)
    expect(pair.storage.get('email')).toBe('eve@example.com')
    expect(pair.storage.get('lastEmailLoginTime')).toBeUndefined()
    expect(pair.store.get().user).toBeUndefined()
  })

  test('error: an answer without a Solana account', async () => {
    const pair = await ready({ GET_USER: () => user as never })
    const before = pair.store.get()
    await expect(pair.client.getUser({ chainId: caip })).rejects.toBeInstanceOf(
      FrameError,
    )
    expect(pair.store.get()).toBe(before)
  })

  test('behavior: unsolicited Solana answers never become the EVM user', async () => {
    let isSolana = false
    const pair = await ready({
      GET_USER: () => (isSolana ? solanaUser : user) as never,
      GET_CHAIN_ID: () => ({ chainId: caip }),
      SWITCH_NETWORK: () => ({ chainId: caip }),
    })
    isSolana = true
    const before = pair.store.get().user
    await pair.client.getUser()
    await pair.client.getChainId()
    await pair.client.switchNetwork({ chainId: 1 })
    expect(pair.store.get().user).toBe(before)
    expect(pair.storage.get('lastUsedChain')).toBe('1')
  })
})

describe('detached namespaces', () => {
  const list = ['eip155'] as const

  test('behavior: a new login clears them', async () => {
    const pair = await ready({ CONNECT_OTP: () => {} })
    pair.storage.set('detachedNamespaces', list)
    await pair.client.getUser()
    expect(pair.storage.get('detachedNamespaces')).toEqual(list)
    await pair.client.connectOtp({ otp: '123456' })
    expect(pair.storage.get('detachedNamespaces')).toBeUndefined()
  })

  test('behavior: a sign-out and a negative answer clear them', async () => {
    const pair = await ready({
      IS_CONNECTED: () => ({ isConnected: false }),
      SIGN_OUT: () => {},
    })
    pair.storage.set('detachedNamespaces', list)
    await pair.client.signOut()
    expect(pair.storage.get('detachedNamespaces')).toBeUndefined()
    pair.storage.set('detachedNamespaces', list)
    await pair.client.isConnected()
    expect(pair.storage.get('detachedNamespaces')).toBeUndefined()
  })
})

test('behavior: the end of a login is reported once', async () => {
  const pair = await ready({ IS_CONNECTED: () => ({ isConnected: false }) })
  let count = 0
  pair.client.onSessionUpdate(() => {
    count++
    void pair.client.isConnected()
  })
  await pair.client.isConnected()
  await settle()
  expect(count).toBe(1)
})
