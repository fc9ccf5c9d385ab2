import fc from 'fast-check'
import { serializeTransaction, UserRejectedRequestError } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  createPair,
  frameOrigin,
  settle,
} from '../../test/setup/frame/createPair.js'
import { FRAME_APPROVAL_TIMEOUT_MS } from '../core/constants/frame.js'
import {
  FrameError,
  FrameInterruptedError,
  FrameNotSetError,
  FrameOriginError,
  FrameRequestAbortedError,
  FrameRequestTimeoutError,
} from '../core/errors/frame.js'
import { FrameLoadError } from '../core/errors/frameLoad.js'
import { createFrameClient } from './createFrameClient.js'
import { HostError } from './host/HostError.js'

const read = {
  method: 'eth_getBalance',
  params: ['0x00', 'latest'],
  caipNetworkId: 'eip155:31337',
} as const
const sign = {
  method: 'personal_sign',
  params: ['0x00', '0x01'],
  caipNetworkId: 'eip155:31337',
} as const
const never = () => new Promise<never>(() => {})

/** Records how a promise settles, without waiting for it. */
function watch(promise: Promise<unknown>) {
  const fate: { value?: unknown; error?: unknown; isSettled: boolean } = {
    isSettled: false,
  }
  promise.then(
    (value) => Object.assign(fate, { value, isSettled: true }),
    (error) => Object.assign(fate, { error, isSettled: true }),
  )
  return fate
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('createFrameClient', () => {
  test('default: a request waits for the frame and is answered', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: () => '0x10' } })
    const fate = watch(pair.client.request(read))
    await settle()
    expect(pair.element.count).toBe(1)
    expect(pair.toFrame).toEqual([])
    expect(pair.store.get().status).toBe('loading')
    pair.boot()
    await settle()
    expect(fate.value).toBe('0x10')
    expect(pair.told()).toEqual(['SYNC_DAPP_DATA', 'RPC_REQUEST'])
    expect(pair.toFrame[1]?.payload).toEqual({
      method: 'eth_getBalance',
      params: ['0x00', 'latest'],
      chainId: 'eip155:31337',
      chainNamespace: 'eip155',
    })
    expect(new Set(pair.targets)).toEqual(
      new Set([frameOrigin, 'http://app.localhost:5173']),
    )
  })

  test('behavior: without metadata the frame gets that of the page', async () => {
    vi.stubGlobal('document', {
      title: 'Shop',
      querySelector: (selector: string) =>
        selector.startsWith('meta')
          ? { content: 'Sells tea' }
          : { href: 'https://app.example/icon.png' },
    })
    vi.stubGlobal('location', {
      host: 'app.example',
      origin: 'https://app.example',
    })
    try {
      const pair = createPair()
      watch(pair.client.request(read))
      await settle()
      pair.boot()
      await settle()
      expect(pair.toFrame[0]?.payload).toMatchObject({
        metadata: {
          name: 'Shop',
          description: 'Sells tea',
          url: 'https://app.example',
          icons: ['https://app.example/icon.png'],
        },
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('behavior: frames of others get the published forms alone', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: () => ({}) } })
    const { caipNetworkId } = read
    const method = 'wallet_getCapabilities'
    const params = ['0x00', ['0x1']]
    watch(pair.client.request({ caipNetworkId, method, params }))
    const login = watch(pair.client.connectEmail({ email: "o'hara@a.example" }))
    await settle()
    pair.say({ type: '@w3m-frame/READY', payload: {} })
    await settle()
    expect(login.error).toMatchObject({ code: 'INVALID_EMAIL' })
    expect(pair.told()).toEqual(['SYNC_DAPP_DATA', 'RPC_REQUEST'])
    expect(pair.toFrame[1]?.payload).toMatchObject({ method, params: ['0x00'] })
  })

  test('behavior: adds nothing to the page before it is needed', () => {
    const pair = createPair()
    expect(pair.element.count).toBe(0)
    expect(pair.store.get().status).toBe('idle')
    expect(pair.appEars.listeners.size).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: the URL contains project, chain, version and logger', () => {
    let url = ''
    const pair = createPair()
    const client = createFrameClient({
      options: pair.options,
      store: pair.store,
      createElement: (parameters) => {
        url = parameters.url
        throw new Error('stop')
      },
      window: {
        addEventListener: () => {},
        removeEventListener: () => {},
        document: {} as Document,
        location: { origin: 'https://app.example' },
      },
    })
    expect(() => client.load()).toThrow('stop')
    expect(url).toBe(
      `${frameOrigin}/sdk?projectId=test&chainId=eip155%3A31337&version=4&enableLogger=false`,
    )
  })

  test('error: the frame has the origin of the page', () => {
    const pair = createPair()
    const make = () =>
      createFrameClient({
        options: pair.options,
        store: pair.store,
        window: {
          addEventListener: () => {},
          removeEventListener: () => {},
          document: {} as Document,
          location: { origin: frameOrigin },
        },
      })
    expect(make).toThrow(FrameOriginError)
  })

  test('behavior: becomes ready 500 ms after the ready message', async () => {
    const pair = createPair()
    pair.client.load()
    pair.boot()
    await settle()
    await vi.advanceTimersByTimeAsync(499)
    expect(pair.store.get().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(pair.store.get().status).toBe('ready')
  })

  test('behavior: 50 concurrent requests, answered out of order', async () => {
    const pair = createPair({
      handlers: {
        RPC_REQUEST: async ({ params }) => {
          const [wait] = params as [number]
          await new Promise((resolve) => setTimeout(resolve, 100 - wait))
          return wait
        },
      },
    })
    const all = Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        pair.client.request({ ...read, params: [index] }),
      ),
    )
    pair.boot()
    await settle()
    await vi.advanceTimersByTimeAsync(100)
    expect(await all).toEqual(Array.from({ length: 50 }, (_, index) => index))
    expect(pair.appEars.listeners.size).toBe(1)
    expect(new Set(pair.toFrame.map(({ id }) => id)).size).toBe(51)
  })
})

describe('load deadline', () => {
  test('behavior: after 20 s waiting requests fail and a callback is called', async () => {
    const pair = createPair()
    const fate = watch(pair.client.isConnected())
    await vi.advanceTimersByTimeAsync(10_000)
    const late = watch(pair.client.request(read))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fate.isSettled).toBe(false)
    expect(pair.timeouts).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(fate.error).toBeInstanceOf(FrameLoadError)
    expect(fate.error).toMatchObject({
      shortMessage: 'Unable to load email login dependency',
      sentToNetwork: 'no',
    })
    expect(late.error).toBeInstanceOf(FrameLoadError)
    expect(pair.timeouts).toEqual(['iframe_load_failed'])
    expect(pair.store.get()).toMatchObject({ status: 'failed' })
    expect(pair.store.get().error).toBe(fate.error)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: an unreachable frame does not end a login', async () => {
    const pair = createPair()
    pair.storage.set('emailLoginUsed', true)
    watch(pair.client.isConnected())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(pair.storage.get('emailLoginUsed')).toBe(true)
  })

  test('behavior: three messages wait without a deadline', async () => {
    const pair = createPair({
      handlers: {
        SYNC_THEME: () => {},
        SYNC_DAPP_DATA: () => {},
        SET_PREFERRED_ACCOUNT: () => ({ type: 'eoa', address: '0x1' }),
      },
    })
    const fates = [
      watch(pair.client.syncTheme({ themeMode: 'dark' })),
      watch(pair.client.syncDappData()),
      watch(pair.client.setPreferredAccount({ type: 'eoa' })),
    ]
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pair.timeouts).toEqual([])
    expect(pair.store.get().status).toBe('loading')
    const other = watch(pair.client.getChainId())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(other.error).toBeInstanceOf(FrameLoadError)
    expect(fates.map(({ isSettled }) => isSettled)).toEqual([
      false,
      false,
      false,
    ])
    pair.boot()
    await settle()
    expect(fates.map(({ isSettled, error }) => [isSettled, error])).toEqual([
      [true, undefined],
      [true, undefined],
      [true, undefined],
    ])
  })

  test('behavior: ready at 19.999 s is in time', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: () => 1 } })
    const fate = watch(pair.client.request(read))
    await vi.advanceTimersByTimeAsync(19_999)
    pair.boot()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fate.value).toBe(1)
    expect(pair.timeouts).toEqual([])
  })

  test('behavior: a late frame serves the next request, not the expired one', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: () => 1 } })
    watch(pair.client.request(read))
    await vi.advanceTimersByTimeAsync(25_000)
    expect(pair.store.get().status).toBe('failed')
    pair.boot()
    await vi.advanceTimersByTimeAsync(500)
    expect(pair.store.get()).toMatchObject({
      status: 'ready',
      error: undefined,
    })
    expect(pair.told()).toEqual(['SYNC_DAPP_DATA'])
    const fate = watch(pair.client.request(read))
    await settle()
    expect(fate.value).toBe(1)
    expect(pair.element).toMatchObject({ count: 1, reloads: 0 })
  })

  test('behavior: the next request after a failure loads the frame again', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: () => 1 } })
    watch(pair.client.request(read))
    await vi.advanceTimersByTimeAsync(20_000)
    const fate = watch(pair.client.request(read))
    await settle()
    expect(pair.element).toMatchObject({ count: 1, reloads: 1 })
    expect(pair.store.get().status).toBe('loading')
    await vi.advanceTimersByTimeAsync(19_000)
    pair.boot()
    await settle()
    expect(fate.value).toBe(1)
  })

  test('error: a callback that throws does not affect requests', async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    process.on('uncaughtException', onError)
    const listeners = process.listeners('uncaughtException')
    const foreign = listeners.filter((listener) => listener !== onError)
    for (const listener of foreign) process.off('uncaughtException', listener)
    const pair = createPair({
      options: {
        onTimeout() {
          throw new Error('mine')
        },
      },
    })
    const fate = watch(pair.client.request(read))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fate.error).toBeInstanceOf(FrameLoadError)
    vi.useRealTimers()
    await new Promise((resolve) => setTimeout(resolve, 5))
    process.off('uncaughtException', onError)
    for (const listener of foreign) process.on('uncaughtException', listener)
    expect(errors).toEqual([new Error('mine')])
  })
})

describe('request deadline', () => {
  const handlers = {
    CONNECT_EMAIL: never,
    CONNECT_DEVICE: never,
    CONNECT_OTP: never,
    CONNECT_SOCIAL: never,
    GET_SOCIAL_REDIRECT_URI: never,
    GET_USER: never,
    RPC_REQUEST: never,
  }

  test('behavior: requests time out 30 s after posting; the callback hears of five', async () => {
    const pair = createPair({ handlers })
    const { client } = pair
    const five = [
      client.connectEmail({ email: 'ada@example.com' }),
      client.connectDevice(),
      client.connectOtp({ otp: '123456' }),
      client.connectSocial({ uri: 'https://x' }),
      client.getSocialRedirectUri({ provider: 'x' }),
    ].map(watch)
    const others = [client.getUser(), client.request(read)].map(watch)
    await vi.advanceTimersByTimeAsync(15_000)
    pair.boot()
    await settle()
    await vi.advanceTimersByTimeAsync(29_999)
    const all = [...five, ...others]
    expect(all.some(({ isSettled }) => isSettled)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    for (const { error } of all)
      expect(error).toBeInstanceOf(FrameRequestTimeoutError)
    expect(pair.timeouts).toEqual(Array(5).fill('iframe_request_timeout'))
    expect(pair.store.get().status).toBe('ready')
  })

  test('behavior: an answer after the deadline is ignored', async () => {
    let answer = (_: { action: 'CONNECT' }) => {}
    const pair = createPair({
      handlers: {
        CONNECT_EMAIL: () =>
          new Promise((resolve) => {
            answer = resolve
          }),
      },
    })
    pair.client.load()
    pair.boot()
    const fate = watch(pair.client.connectEmail({ email: 'ada@example.com' }))
    await settle()
    await vi.advanceTimersByTimeAsync(30_000)
    answer({ action: 'CONNECT' })
    await settle()
    expect(fate.error).toBeInstanceOf(FrameRequestTimeoutError)
    expect(pair.storage.get('lastEmailLoginTime')).toBeUndefined()
  })
})

describe('reload during a request', () => {
  test('behavior: reads are sent again once, signing fails as unknown', async () => {
    const pair = createPair({
      handlers: { RPC_REQUEST: never, GET_USER: never, CONNECT_OTP: never },
    })
    const { client } = pair
    client.load()
    pair.boot()
    await settle()
    const reads = [client.request(read), client.getUser()].map(watch)
    const unsafe = watch(client.request(sign))
    const login = watch(client.connectOtp({ otp: '123456' }))
    await settle()
    expect(pair.element.isShown).toBe(true)
    pair.toFrame.length = 0
    pair.boot()
    await settle()
    expect(unsafe.error).toBeInstanceOf(FrameRequestAbortedError)
    expect(unsafe.error).toMatchObject({
      sentToNetwork: 'unknown',
      shortMessage: 'Request was aborted',
    })
    expect(login.error).toBeInstanceOf(FrameInterruptedError)
    expect(login.error).toMatchObject({ shortMessage: 'Something went wrong' })
    expect(pair.element.isShown).toBe(false)
    expect(pair.told().sort()).toEqual([
      'GET_USER',
      'RPC_REQUEST',
      'SYNC_DAPP_DATA',
    ])
    expect(reads.some(({ isSettled }) => isSettled)).toBe(false)
    pair.boot()
    await settle()
    expect(reads[0]?.error).toMatchObject({ sentToNetwork: 'no' })
    expect(reads[1]?.error).toBeInstanceOf(FrameInterruptedError)
  })

  test('behavior: signed bytes are not sent again', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: never } })
    pair.client.load()
    pair.boot()
    await settle()
    const fate = watch(
      pair.client.request({
        method: 'eth_sendRawTransaction',
        params: [serializeTransaction({ chainId: 31337, type: 'eip1559' })],
        caipNetworkId: 'eip155:31337',
      }),
    )
    await settle()
    pair.boot()
    await settle()
    expect(fate.error).toMatchObject({ sentToNetwork: 'unknown' })
  })

  test('behavior: a requested reload resolves', async () => {
    const pair = createPair({ handlers: { RELOAD: never } })
    pair.client.load()
    pair.boot()
    await settle()
    const fate = watch(pair.client.reload())
    await settle()
    pair.boot()
    await settle()
    expect(fate).toEqual({ isSettled: true, value: undefined })
  })
})

describe('frame messages', () => {
  /** Opens a read, and returns it with the id that the frame received. */
  async function open(handlers = {}) {
    const pair = createPair({ handlers: { RPC_REQUEST: never, ...handlers } })
    pair.client.load()
    pair.boot()
    await settle()
    const fate = watch(pair.client.request(read))
    await settle()
    const id = pair.toFrame.at(-1)?.id
    const success = '@w3m-frame/RPC_REQUEST_SUCCESS'
    return { fate, id, pair, success }
  }

  test.each([
    ['an event that a script made', { isTrusted: false }],
    ['another window', { source: {} }],
    ['no window', { source: null }],
    ['another origin', { origin: 'http://evil.localhost:5174' }],
    ['the opaque origin', { origin: 'null' }],
    ['the origin with more behind it', { origin: `${frameOrigin}.evil` }],
  ])('error: forged by %s', async (_, forged) => {
    const { fate, id, pair, success } = await open()
    pair.say({ type: success, id, payload: 'forged' }, forged)
    await settle()
    expect(fate.isSettled).toBe(false)
    pair.say({ type: success, id, payload: 'genuine' })
    await settle()
    expect(fate.value).toBe('genuine')
  })

  test('behavior: forged data is never read', async () => {
    const { pair } = await open()
    let looks = 0
    const data = new Proxy(
      {},
      {
        get: () => void looks++,
        has: () => Boolean(looks++),
        ownKeys: () => [String(looks++)],
      },
    )
    for (const forged of [
      { isTrusted: false },
      { source: {} },
      { origin: 'http://evil.localhost' },
    ])
      pair.say(data, forged)
    expect(looks).toBe(0)
  })

  test('behavior: without a frame, no window counts as the frame', async () => {
    const pair = createPair()
    let ready = 0
    pair.store.subscribe(() => void ready++)
    pair.say({ type: '@w3m-frame/READY' }, { source: null })
    pair.say({ type: '@w3m-frame/READY' }, { source: undefined })
    expect(ready).toBe(0)
  })

  test('behavior: the wrong type with the right id settles nothing', async () => {
    const { fate, id, pair, success } = await open()
    for (const type of [
      '@w3m-frame/GET_USER_SUCCESS',
      '@w3m-frame/RPC_ABORT_SUCCESS',
      '@w3m-frame/SESSION_UPDATE',
      '@w3m-app/RPC_REQUEST_SUCCESS',
      'x@w3m-frame/RPC_REQUEST_SUCCESS',
      '@w3m-frame/RPC_REQUEST_SUCCESS ',
      '@w3m-frame/rpc_request_success',
      '@w3m-frame/__proto__',
      'toString',
    ])
      pair.say({ type, id, payload: { token: 'x' } })
    await settle()
    expect(fate.isSettled).toBe(false)
    pair.say({ type: success, id, payload: 7 })
    await settle()
    expect(fate.value).toBe(7)
  })

  test('behavior: a second answer and a foreign id are ignored', async () => {
    const { fate, id, pair, success } = await open()
    pair.say({ type: success, id: crypto.randomUUID(), payload: 1 })
    pair.say({ type: success, payload: 1 })
    pair.say({ type: success, id, payload: 2 })
    pair.say({ type: success, id, payload: 3 })
    pair.say({ type: '@w3m-frame/RPC_REQUEST_ERROR', id, payload: {} })
    await settle()
    expect(fate.value).toBe(2)
  })

  test('behavior: an unsolicited user does not change the state', async () => {
    const { pair } = await open()
    const before = pair.store.get()
    pair.say({
      type: '@w3m-frame/GET_USER_SUCCESS',
      id: crypto.randomUUID(),
      payload: { address: '0xevil', chainId: 1 },
    })
    pair.say({ type: '@w3m-frame/IS_CONNECTED_ERROR', payload: {} })
    await settle()
    expect(pair.store.get()).toBe(before)
    expect(pair.storage.get('emailLoginUsed')).toBeUndefined()
  })

  test('error: a payload that fails its schema', async () => {
    const { pair } = await open({ GET_USER: never })
    const fate = watch(pair.client.getUser())
    await settle()
    const id = pair.toFrame.at(-1)?.id
    const type = '@w3m-frame/GET_USER_SUCCESS'
    pair.say({ type, id, payload: { chainId: 1, email: 'no' } })
    await settle()
    expect(fate.error).toBeInstanceOf(FrameError)
    expect(fate.error).toMatchObject({
      shortMessage: 'An error occurred',
      details: 'address: Required; email: Invalid email',
    })
  })

  test('behavior: malformed messages never throw or change anything', async () => {
    const { fate, id, pair, success } = await open()
    const before = Object.getOwnPropertyNames(Object.prototype).join()
    const state = pair.store.get()
    const poisoned = JSON.parse('{"__proto__":{"a":1},"constructor":{"b":2}}')
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withMap: true, withSet: true }),
        (value) => {
          pair.say(value)
          pair.say({ type: value, id })
          pair.say({ type: success, id: value })
          pair.say({ type: '@w3m-frame/SESSION_UPDATE', payload: value })
          pair.say({ type: '@w3m-frame/GET_USER_SUCCESS', id, payload: value })
          pair.say(Object.assign(Object.create(poisoned), { value }))
        },
      ),
      { numRuns: 300 },
    )
    pair.say({
      get type() {
        throw new Error('read')
      },
    })
    await settle()
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(before)
    expect(fate.isSettled).toBe(false)
    expect(pair.store.get()).toBe(state)
  })

  test('behavior: reports session updates and nothing else', async () => {
    const { pair } = await open()
    const state = pair.store.get()
    let count = 0
    const stop = pair.client.onSessionUpdate(() => void count++)
    const type = '@w3m-frame/SESSION_UPDATE'
    pair.say({ type, payload: { token: 'x' } })
    expect(count).toBe(1)
    pair.say({ type, payload: {} })
    expect(count).toBe(1)
    stop()
    pair.say({ type, payload: { token: 'x' } })
    expect(count).toBe(1)
    expect(pair.store.get()).toBe(state)
  })
})

describe('rpc', () => {
  async function ready(
    handlers = {},
    changed = {},
    approve?: () => Promise<void>,
  ) {
    const pair = createPair({
      handlers: { RPC_REQUEST: () => '0x1', ...handlers },
      options: changed,
    })
    pair.client.load()
    pair.boot(approve ? { approve } : {})
    await vi.advanceTimersByTimeAsync(500)
    pair.toFrame.length = 0
    return pair
  }

  test.each([
    ['eth_sign', 'eth_sign'],
    ['upper case', 'ETH_CALL'],
    ['blanks', ' eth_call'],
    ['a homoglyph', 'eth_cаll'],
    ['an object key', '__proto__'],
    ['empty', ''],
    ['a list', ['eth_call'] as never],
    ['nothing', undefined as never],
  ])('error: unlisted method, %s', async (_, method) => {
    const pair = createPair()
    const fate = watch(pair.client.request({ ...read, method }))
    await settle()
    expect(fate.error).toMatchObject({ code: 4200 })
    expect(String(fate.error)).toContain('Action not allowed')
    expect(pair.toFrame).toEqual([])
    expect(pair.element.count).toBe(0)
  })

  test('behavior: unsafe methods show the dialog until they settle', async () => {
    let approve = () => {}
    const pair = await ready({ RPC_REQUEST: () => '0x1' }, {}, () => {
      return new Promise<void>((resolve) => {
        approve = resolve
      })
    })
    const fates = [pair.client.request(sign), pair.client.request(sign)].map(
      watch,
    )
    await settle()
    expect(pair.element.isShown).toBe(true)
    expect(pair.store.get().approvals).toEqual([
      {
        id: pair.toFrame[0]?.id,
        method: 'personal_sign',
        caipNetworkId: 'eip155:31337',
      },
      {
        id: pair.toFrame[1]?.id,
        method: 'personal_sign',
        caipNetworkId: 'eip155:31337',
      },
    ])
    approve()
    await settle()
    expect(fates.map(({ value }) => value)).toEqual(['0x1', undefined])
    // Its caller may still have to draw the outcome.
    expect(pair.store.get().approvals).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(pair.element.isShown).toBe(true)
    approve()
    await settle()
    expect(fates[1]?.value).toBe('0x1')
    await vi.advanceTimersByTimeAsync(1)
    expect(pair.element).toMatchObject({ isShown: false, shows: 1 })
    expect(pair.store.get().approvals).toEqual([])
  })

  test('behavior: a safe method does not show the dialog', async () => {
    const pair = await ready({ RPC_REQUEST: never })
    watch(pair.client.request(read))
    await settle()
    expect(pair.element.isShown).toBe(false)
    expect(pair.store.get().approvals).toEqual([])
  })

  test('behavior: a UI that has claimed approvals controls the dialog', async () => {
    const pair = await ready({ RPC_REQUEST: never })
    pair.store.set({ approvalsClaimed: true })
    const fate = watch(pair.client.request(sign))
    await settle()
    expect(pair.element.isShown).toBe(false)
    pair.client.show()
    expect(pair.element.isShown).toBe(true)
    pair.client.hide()
    // The UI is gone while an approval is open: the dialog shows itself.
    pair.store.set({ approvalsClaimed: false })
    expect(pair.element.isShown).toBe(true)
    expect(fate.isSettled).toBe(false)
  })

  test('param: approvals manual', async () => {
    const pair = await ready({ RPC_REQUEST: never }, { approvals: 'manual' })
    watch(pair.client.request(sign))
    await settle()
    expect(pair.element.isShown).toBe(false)
  })

  test('behavior: rejected in the frame', async () => {
    const pair = await ready({}, {}, async () => {
      throw new HostError({ message: 'No', code: 4001 })
    })
    const fate = watch(pair.client.request(sign))
    await settle()
    expect(fate.error).toBeInstanceOf(UserRejectedRequestError)
    expect(pair.element.isShown).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(pair.element.isShown).toBe(false)
  })

  test('behavior: Escape outside the frame cancels with 4001', async () => {
    const pair = await ready({}, {}, never)
    const fate = watch(pair.client.request(sign))
    const other = watch(pair.client.request(read))
    await settle()
    pair.element.cancel()
    pair.element.cancel()
    await settle()
    expect(pair.told().filter((name) => name === 'RPC_ABORT')).toHaveLength(1)
    expect(fate.error).toMatchObject({ code: 4001 })
    await vi.advanceTimersByTimeAsync(1)
    expect(pair.element.isShown).toBe(false)
    expect(other.value).toBe('0x1')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: each card has its full time, however many are before it', async () => {
    const cards: (() => void)[] = []
    const pair = await ready({ RPC_REQUEST: () => '0x1' }, {}, () => {
      return new Promise<void>((resolve) => void cards.push(resolve))
    })
    const first = watch(pair.client.request(sign))
    const second = watch(pair.client.request(sign))
    await settle()
    await vi.advanceTimersByTimeAsync(FRAME_APPROVAL_TIMEOUT_MS - 1_000)
    cards[0]?.()
    await settle()
    expect(first.value).toBeDefined()
    await vi.advanceTimersByTimeAsync(FRAME_APPROVAL_TIMEOUT_MS - 1)
    expect(second.isSettled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(second.error).toBeInstanceOf(FrameRequestAbortedError)
  })

  test('behavior: cancelApprovals cancels one or all', async () => {
    const pair = await ready({}, {}, never)
    const [one, two] = [pair.client.request(sign), pair.client.request(sign)]
    const fates = [one, two].map(watch)
    await settle()
    const [, second] = pair.store.get().approvals
    pair.client.cancelApprovals(second?.id)
    await settle()
    expect(fates[1]?.error).toMatchObject({ code: 4001 })
    expect(fates[0]?.isSettled).toBe(false)
    pair.client.cancelApprovals()
    await settle()
    expect(fates[0]?.error).toMatchObject({ code: 4001 })
  })

  test('behavior: Escape after the approval still reports success', async () => {
    let finish = (_: string) => {}
    const pair = await ready({
      RPC_REQUEST: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    })
    const fate = watch(pair.client.request(sign))
    await settle()
    pair.element.cancel()
    await settle()
    expect(fate.isSettled).toBe(false)
    finish('0xsigned')
    await settle()
    expect(fate.value).toBe('0xsigned')
  })

  test('error: Escape while the frame hangs', async () => {
    const pair = createPair()
    pair.client.load()
    pair.say({ type: '@w3m-frame/READY' })
    const fate = watch(pair.client.request(sign))
    await settle()
    pair.element.cancel()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(fate.isSettled).toBe(false)
    expect(pair.element.isShown).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(fate.error).toMatchObject({ sentToNetwork: 'unknown' })
    expect(pair.element.isShown).toBe(false)
  })

  test('behavior: abort rejects unsafe requests and notifies the frame', async () => {
    const pair = await ready({ RPC_REQUEST: never }, {}, never)
    const safe = watch(pair.client.request(read))
    const unsafe = [pair.client.request(sign), pair.client.request(sign)].map(
      watch,
    )
    await settle()
    pair.client.abort()
    await settle()
    for (const { error } of unsafe) {
      expect(error).toBeInstanceOf(FrameRequestAbortedError)
      expect(error).toMatchObject({ message: 'Request was aborted' })
    }
    expect(safe.isSettled).toBe(false)
    expect(pair.told().filter((name) => name === 'RPC_ABORT')).toHaveLength(2)
    expect(pair.toApp.map(({ type }) => type)).toContain(
      '@w3m-frame/RPC_ABORT_SUCCESS',
    )
  })

  test('param: abort one request by id', async () => {
    const pair = await ready({}, {}, never)
    const [first, second] = [
      pair.client.request(sign),
      pair.client.request(sign),
    ].map(watch)
    await settle()
    pair.client.abort(pair.store.get().approvals[1]?.id)
    await settle()
    expect(first?.isSettled).toBe(false)
    expect(second?.error).toMatchObject({ sentToNetwork: 'unknown' })
    expect(pair.element.isShown).toBe(true)
  })

  test('behavior: abort before posting sends nothing', async () => {
    const pair = createPair()
    const fate = watch(pair.client.request(sign))
    await settle()
    pair.client.abort()
    await settle()
    expect(fate.error).toMatchObject({ sentToNetwork: 'no' })
    pair.boot()
    await settle()
    expect(pair.told()).toEqual(['SYNC_DAPP_DATA'])
  })

  test('param: signal', async () => {
    const pair = await ready({ RPC_REQUEST: never }, {}, never)
    const controller = new AbortController()
    const { signal } = controller
    const safe = watch(pair.client.request(read, { signal }))
    const unsafe = watch(pair.client.request(sign, { signal }))
    const other = watch(pair.client.request(sign))
    await settle()
    controller.abort(new Error('enough'))
    await settle()
    expect(safe.error).toMatchObject({
      sentToNetwork: 'no',
      cause: new Error('enough'),
    })
    expect(unsafe.error).toMatchObject({ sentToNetwork: 'unknown' })
    expect(other.isSettled).toBe(false)
    expect(pair.told().filter((name) => name === 'RPC_ABORT')).toHaveLength(1)
    const never2 = createPair()
    const fate = watch(never2.client.getUser({}, { signal }))
    await settle()
    expect(fate.error).toBeInstanceOf(FrameInterruptedError)
    expect(never2.element.count).toBe(0)
  })

  test('behavior: bigint is sent as hex, unsafe keys stay keys', async () => {
    const pair = await ready()
    const params = JSON.parse('[{"__proto__":{"polluted":true},"to":"0x1"}]')
    params[0].value = 255n
    params[0].list = [{ amount: 0n }]
    watch(pair.client.request({ ...read, method: 'eth_call', params }))
    await settle()
    const payload = pair.toFrame[0]?.payload as { params: object[] }
    const sent = payload.params[0] ?? {}
    expect(Object.entries(sent)).toEqual([
      ['__proto__', { polluted: true }],
      ['to', '0x1'],
      ['value', '0xff'],
      ['list', [{ amount: '0x0' }]],
    ])
    expect({}).not.toHaveProperty('polluted')
    expect(Object.getPrototypeOf(sent)).toBe(Object.prototype)
  })

  test('error: params that cannot be posted', async () => {
    const pair = await ready()
    const circle: unknown[] = []
    circle.push(circle)
    const fates = [[() => {}], circle].map((params) =>
      watch(pair.client.request({ ...read, params })),
    )
    await settle()
    for (const { error } of fates) expect(error).toMatchObject({ code: -32602 })
    expect(pair.told()).toEqual([])
  })

  test('error: params that fail their schema', async () => {
    const pair = createPair()
    const fate = watch(
      pair.client.request({
        method: 'solana_signMessage',
        params: { message: 1 },
        caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      }),
    )
    await settle()
    expect(fate.error).toMatchObject({
      code: -32602,
      details:
        'params.message: Expected string received number; params.pubkey: Required',
    })
  })

  test('error: unknown text of the frame is not shown', async () => {
    const pair = await ready({
      RPC_REQUEST: () => {
        throw new Error(`visit evil.com\u202e${'x'.repeat(900)}`)
      },
    })
    const fate = watch(pair.client.request(read))
    await settle()
    expect(fate.error).toBeInstanceOf(FrameError)
    const error = fate.error as FrameError
    expect(error.shortMessage).toBe('An error occurred')
    expect(error.details).toMatch(/^visit evil\.com x+…$/)
    expect(error.details?.length).toBeLessThanOrEqual(201)
  })
})

describe('removal and destroy', () => {
  test('behavior: the iframe is removed and the next request creates a new one', async () => {
    const pair = createPair({
      handlers: { RPC_REQUEST: never, GET_USER: never },
    })
    pair.client.load()
    pair.boot()
    await vi.advanceTimersByTimeAsync(500)
    const fates = [
      pair.client.request(read),
      pair.client.request(sign),
      pair.client.getUser(),
    ].map(watch)
    await settle()
    pair.element.remove()
    await settle()
    expect(pair.store.get()).toMatchObject({ status: 'failed', approvals: [] })
    expect(pair.store.get().error).toBeInstanceOf(FrameNotSetError)
    expect(pair.store.get().error).toMatchObject({
      message: 'iframe is not set',
    })
    expect(fates[0]?.error).toMatchObject({ sentToNetwork: 'no' })
    expect(fates[1]?.error).toMatchObject({ sentToNetwork: 'unknown' })
    expect(fates[2]?.error).toBeInstanceOf(FrameInterruptedError)
    const next = watch(pair.client.request(read))
    await settle()
    expect(pair.element).toMatchObject({ count: 2, isOnPage: true })
    pair.boot({ handlers: { RPC_REQUEST: () => 'again' } })
    await settle()
    expect(next.value).toBe('again')
  })

  test('behavior: removed while requests wait for the frame', async () => {
    const pair = createPair()
    const fate = watch(pair.client.syncTheme({}))
    await settle()
    pair.element.remove()
    await settle()
    expect(fate.error).toBeInstanceOf(FrameNotSetError)
  })

  test('behavior: destroy settles everything and leaves nothing behind', async () => {
    const pair = createPair({ handlers: { RPC_REQUEST: never } })
    pair.client.load()
    pair.boot()
    await settle()
    const fates = [
      pair.client.request(read),
      pair.client.request(sign),
      pair.client.connectOtp({ otp: '1' }),
    ].map(watch)
    await settle()
    pair.client.destroy()
    pair.client.destroy()
    await settle()
    expect(fates.every(({ error }) => error instanceof Error)).toBe(true)
    expect(pair.element.isOnPage).toBe(false)
    expect(pair.appEars.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(pair.destroyed()).toBe(1)
    expect(pair.store.get()).toMatchObject({ status: 'idle', approvals: [] })
    const late = watch(pair.client.getUser())
    await settle()
    expect(late.error).toBeInstanceOf(FrameNotSetError)
    await expect(pair.client.signOut()).resolves.toBeUndefined()
    expect(pair.element.count).toBe(1)
  })

  test('behavior: destroy rejects a waiting sync', async () => {
    const pair = createPair()
    const fate = watch(pair.client.syncTheme({}))
    await settle()
    pair.client.destroy()
    await settle()
    expect(fate.error).toBeInstanceOf(FrameNotSetError)
  })
})
