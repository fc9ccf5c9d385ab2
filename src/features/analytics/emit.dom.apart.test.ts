// A process of its own: it counts timers, requests and loaded modules.
import { connect, createConfig, mock } from '@wagmi/core'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiTimeoutError } from '../../core/errors/api.js'
import { KitError } from '../../core/errors/base.js'
import { createKit } from '../../createKit.js'
import { emit } from './emit.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const host = 'https://events.example'

type Request = { body: string; url: URL }
let requests: Request[] = []
let isEnabled: unknown = true
let status = 202

beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  isEnabled = true
  status = 202
  history.replaceState(null, '', '/account/ada?otp=123456#secret')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = { body: String(init.body ?? ''), url: new URL(url) }
    requests.push(request)
    return request.url.pathname === '/getAnalyticsConfig'
      ? Response.json({ isAnalyticsEnabled: isEnabled, isBatchEnabled: true })
      : new Response(null, { status })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function create(parameters: Partial<createKit.Parameters> = {}) {
  const config = createConfig({
    chains: [mainnet],
    connectors: [mock({ accounts: [address] })],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const onEvent = vi.fn()
  const onError = vi.fn()
  const kit = createKit({
    config,
    hosts: { analytics: host, explorer: 'https://explorer.example' },
    projectId: 'test',
    ...parameters,
  })
  const [connector] = config.connectors
  return {
    config,
    connect: () => connector && connect(config, { connector }),
    kit,
    onError,
    onEvent,
  }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
/** The module loads outside of the fake timers. */
const loaded = async () => {
  await vi.dynamicImportSettled()
  await pass()
  await vi.dynamicImportSettled()
  await pass()
}
const names = (onEvent: { mock: { calls: unknown[][] } }) =>
  onEvent.mock.calls.map(([event]) => (event as { event: string }).event)
const sent = () =>
  requests
    .filter(({ url }) => url.pathname === '/e')
    .flatMap(({ body }) => JSON.parse(body))

describe('off', () => {
  test('default: nothing happens', async () => {
    const { kit } = create()
    expect(kit.analytics).toBeUndefined()
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'FAILURE', error: new Error('no') })
    await loaded()
    await pass(60_000)
    expect(requests).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([{ analytics: false }, { features: { analytics: false } }])(
    'param: %o',
    (options) => {
      expect(create(options).kit.analytics).toBeUndefined()
    },
  )

  test.each([
    { analytics: 'yes' },
    { analytics: null, onEvent: 1 },
    { onEvent: 'track' },
    { onError: {} },
  ])('error: %o', (options) => {
    expect(() => create(options as never)).toThrow(
      expect.objectContaining({ code: 'INVALID_PARAMETER' }),
    )
  })
})

describe('onEvent', () => {
  test('default: every event, with INITIALIZE first, and no request', async () => {
    const onEvent = vi.fn()
    const { kit } = create({ onEvent })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'SWITCH_NETWORK', network: 'eip155:1' })
    await loaded()
    expect(names(onEvent)).toEqual([
      'INITIALIZE',
      'MODAL_OPEN',
      'SWITCH_NETWORK',
    ])
    expect(onEvent.mock.calls[1]?.[0]).toEqual({
      event: 'MODAL_OPEN',
      eventId: expect.stringMatching(/^[0-9a-f-]{14}4[0-9a-f-]{21}$/),
      properties: { connected: false },
      timestamp: Date.now(),
    })
    await pass(60_000)
    expect(requests).toEqual([])
  })

  test('behavior: holds nothing that is not listed', async () => {
    const onEvent = vi.fn()
    const { kit } = create({ onEvent })
    emit(kit, {
      event: 'CONNECT_PROXY_ERROR',
      error: new Error('wc:secret'),
      mobile_link: 'metamask://wc?uri=wc:secret',
      name: 'MetaMask',
      uri: 'wc:secret@2?symKey=1',
    } as never)
    await loaded()
    expect(onEvent.mock.lastCall?.[0].properties).toEqual({
      code: 'UNKNOWN',
      name: 'MetaMask',
    })
    expect(JSON.stringify(onEvent.mock.calls)).not.toContain('secret')
  })

  test('behavior: the account as it was, though another connects meanwhile', async () => {
    const onEvent = vi.fn()
    const { connect, kit } = create({ onEvent })
    emit(kit, { event: 'MODAL_OPEN' })
    await connect()
    emit(kit, { event: 'MODAL_CLOSE' })
    await loaded()
    expect(onEvent.mock.calls.slice(1).map(([event]) => event)).toMatchObject([
      { event: 'MODAL_OPEN', properties: { connected: false } },
      {
        caipNetworkId: 'eip155:1',
        event: 'MODAL_CLOSE',
        properties: { connected: true },
      },
    ])
    expect(onEvent.mock.calls[1]?.[0]).not.toHaveProperty('caipNetworkId')
  })

  test('behavior: one that throws harms nothing', async () => {
    const onEvent = vi.fn(() => {
      throw new Error('no')
    })
    const { kit } = create({ onEvent })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'MODAL_CLOSE' })
    await loaded()
    expect(onEvent).toHaveBeenCalledTimes(3)
  })

  test('behavior: one that rejects later harms nothing', async () => {
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    let count = 0
    // No mock: it handles the rejections of what it returns.
    const onEvent = async () => {
      count++
      throw new Error('no')
    }
    const { kit } = create({ onError: onEvent, onEvent })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
    await loaded()
    vi.useRealTimers()
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', rejected)
    expect(count).toBe(3)
    expect(rejected).not.toHaveBeenCalled()
  })

  test('behavior: nothing that a script has added to every object', async () => {
    const onEvent = vi.fn()
    const { kit } = create({ onEvent })
    const members = { name: 'Ada', search: 'ada', view: 'Ada', reconnect: true }
    Object.assign(Object.prototype, members)
    try {
      emit(kit, { event: 'CONNECT_SUCCESS', method: 'browser' })
      emit(kit, { event: 'SEARCH_WALLET', results: 0 })
      emit(kit, { event: 'WALLET_IMPRESSION_V2', items: [{ walletRank: 1 }] })
      await loaded()
    } finally {
      for (const name of Object.keys(members))
        Reflect.deleteProperty(Object.prototype, name)
    }
    const own = onEvent.mock.calls.slice(1).map(([event]) => event.properties)
    expect(own).toEqual([
      { method: 'browser' },
      { results: 0 },
      { items: [{ walletRank: 1 }] },
    ])
  })

  test('behavior: wallets of an earlier visit', async () => {
    const onEvent = vi.fn()
    const { connect, kit } = create({ onEvent })
    await connect()
    expect(onEvent).not.toHaveBeenCalled()
    emit(kit, { event: 'MODAL_OPEN' })
    await loaded()
    expect(names(onEvent)).toEqual([
      'INITIALIZE',
      'CONNECT_SUCCESS',
      'MODAL_OPEN',
    ])
    expect(onEvent.mock.calls[1]?.[0].properties).toEqual({
      method: 'browser',
      name: 'Mock Connector',
      reconnect: true,
    })
  })

  test('behavior: a rejection is an event of its own, cancelling none', async () => {
    const onEvent = vi.fn()
    const { kit } = create({ onEvent })
    emit(kit, { event: 'CONNECT_ERROR', error: { code: 4001 } })
    emit(kit, { event: 'SEND_ERROR', error: { code: 4001 }, token: 'native' })
    const cancelled = new KitError('x', { code: 'CONNECTION_ABORTED' })
    emit(kit, { event: 'CONNECT_ERROR', error: cancelled })
    const closed = new KitError('x', { code: 'SOCIAL_LOGIN_CANCELLED' })
    emit(kit, { event: 'SOCIAL_LOGIN_ERROR', error: closed, provider: 'x' })
    await loaded()
    expect(names(onEvent).slice(1)).toEqual([
      'USER_REJECTED',
      'SEND_REJECTED',
      'SOCIAL_LOGIN_CANCELED',
    ])
  })
})

describe('sending', () => {
  test.each([{ analytics: true }, { features: { analytics: true } }])(
    'param: %o',
    async (options) => {
      const { connect, kit } = create(options)
      await connect()
      emit(kit, { event: 'MODAL_OPEN' })
      await loaded()
      await pass(10_000)
      const batches = requests.filter(({ url }) => url.pathname === '/e')
      expect(batches).toHaveLength(1)
      expect(batches[0]?.url.origin).toBe(host)
      expect(sent().at(-1)).toEqual({
        domain: location.hostname,
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        props: {
          event: 'MODAL_OPEN',
          properties: { caipNetworkId: 'eip155:1', connected: true },
          type: 'track',
        },
        timestamp: expect.any(Number),
        url: location.origin,
      })
      // Neither the page's path and query, nor who is connected.
      const text = JSON.stringify(requests)
      for (const secret of [
        'account/ada',
        '123456',
        '#secret',
        address.slice(2),
      ])
        expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
    },
  )

  test('behavior: the network of a payment, not that of the account', async () => {
    const { connect, kit } = create({ analytics: { events: ['PAY_SUCCESS'] } })
    await connect()
    const caipNetworkId = 'eip155:8453'
    emit(kit, { caipNetworkId, event: 'PAY_SUCCESS', source: 'pay' })
    await loaded()
    await pass(10_000)
    expect(sent()[0].props.properties).toEqual({ caipNetworkId, source: 'pay' })
  })

  test('param: events limits what is sent, not what the app gets', async () => {
    const onEvent = vi.fn()
    const { kit } = create({ analytics: { events: ['MODAL_CLOSE'] }, onEvent })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'MODAL_CLOSE' })
    await loaded()
    await pass(10_000)
    expect(sent().map(({ props }) => props.event)).toEqual(['MODAL_CLOSE'])
    expect(names(onEvent)).toEqual(['INITIALIZE', 'MODAL_OPEN', 'MODAL_CLOSE'])
  })

  test('param: includeAddress adds a keyed hash that differs by browser', async () => {
    // Hashing does not wait for fake timers.
    vi.useRealTimers()
    const hashes: (string | undefined)[] = []
    for (const _ of ['one', 'other']) {
      const onEvent = vi.fn()
      const { connect, kit } = create({
        analytics: { includeAddress: 'hashed' },
        onEvent,
      })
      await connect()
      emit(kit, { event: 'MODAL_OPEN' })
      await vi.waitFor(() =>
        expect(onEvent.mock.lastCall?.[0].event).toBe('MODAL_OPEN'),
      )
      const { address: hash, eventId } = onEvent.mock.lastCall?.[0] ?? {}
      hashes.push(hash)
      await vi.waitFor(() => {
        window.dispatchEvent(new Event('pagehide'))
        expect(sent().at(-1)).toMatchObject({
          eventId,
          props: { address: hash },
        })
      })
      localStorage.clear()
    }
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(hashes[1]).toMatch(/^[0-9a-f]{64}$/)
    expect(hashes[0]).not.toBe(hashes[1])
    const text = JSON.stringify(requests).toLowerCase()
    expect(text).not.toContain(address.slice(2).toLowerCase())
  })

  test('behavior: a dashboard that says no', async () => {
    isEnabled = false
    const { kit } = create({ analytics: { telemetry: true } })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
    await loaded()
    await pass(60_000)
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      '/getAnalyticsConfig',
    ])
  })

  test("error: 403 shows 'Invalid App Configuration', once", async () => {
    status = 403
    const { kit } = create({ analytics: true })
    const alerts = () => kit.store.get(kit.atoms.notices).alerts
    emit(kit, { event: 'MODAL_OPEN' })
    await loaded()
    await pass(10_000)
    expect(alerts()).toEqual([
      {
        code: 'APKT002',
        details: 'Origin not found on Allowlist',
        key: 'invalidAppConfiguration',
        variant: 'error',
      },
    ])
    emit(kit, { event: 'MODAL_CLOSE' })
    await loaded()
    await pass(60_000)
    expect(sent()).toHaveLength(2)
    expect(alerts()).toHaveLength(1)
  })
})

describe('errors', () => {
  test('default: nothing before the first event', async () => {
    const onError = vi.fn()
    const { kit } = create({ onError })
    emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
    await loaded()
    expect(onError).not.toHaveBeenCalled()
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
    await loaded()
    expect(onError).toHaveBeenCalledOnce()
    expect(requests).toEqual([])
  })

  test('param: telemetry sends each by itself', async () => {
    const { kit } = create({ analytics: { telemetry: true } })
    emit(kit, { event: 'MODAL_OPEN' })
    const error = new ApiTimeoutError({ details: 'ada@example.com' })
    emit(kit, { event: 'FAILURE', error })
    // The same error, on its way up.
    emit(kit, { event: 'CONNECT_ERROR', error })
    await loaded()
    const errors = sent().filter(({ props }) => props.type === 'error')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      props: {
        errorCode: 'REQUEST_TIMED_OUT',
        errorMessage: 'Request timed out: the service took too long to respond',
        errorType: 'ApiTimeoutError',
        event: 'API_ERROR',
        stackTrace: expect.stringMatching(/^at /),
      },
      timestamp: new Date().toISOString(),
      url: location.origin,
    })
    expect(JSON.stringify(requests)).not.toContain('ada@example.com')
  })

  test('default: without telemetry, no error is sent', async () => {
    const { kit } = create({ analytics: true })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'FAILURE', error: new TypeError('x') })
    await loaded()
    await pass(10_000)
    expect(sent().map(({ props }) => props.type)).toEqual(['track', 'track'])
  })

  test('behavior: at most 5 in any 60 seconds', async () => {
    const onError = vi.fn()
    const { kit } = create({ onError })
    emit(kit, { event: 'MODAL_OPEN' })
    const fail = async (count: number) => {
      for (let at = 0; at < count; at++)
        emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
      await loaded()
    }
    await fail(4)
    await pass(30_000)
    await fail(6)
    expect(onError).toHaveBeenCalledTimes(5)
    await pass(29_999)
    await fail(1)
    expect(onError).toHaveBeenCalledTimes(5)
    await pass(1)
    await fail(9)
    expect(onError).toHaveBeenCalledTimes(9)
  })

  test('behavior: at most 5, together with other tabs, kits and the page before', async () => {
    const { kit } = create({ onError: vi.fn() })
    emit(kit, { event: 'MODAL_OPEN' })
    const [left, right] = [vi.fn(), vi.fn()]
    // Another kit on this page, and this one after a reload.
    for (const onError of [left, right]) {
      const { kit } = create({ onError })
      emit(kit, { event: 'MODAL_OPEN' })
      for (let at = 0; at < 3; at++)
        emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
      await loaded()
    }
    expect(left).toHaveBeenCalledTimes(3)
    expect(right).toHaveBeenCalledTimes(2)
    await pass(60_000)
    emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
    await loaded()
    expect(kit.storage.get('reportTimes')).toEqual([Date.now()])
  })

  test.each([['[{},"1",null]'], ['{}'], ['9'], [`[${'1e99,'.repeat(9)}1e99]`]])(
    'behavior: stored times that are none: %s',
    async (stored) => {
      localStorage.setItem('latchkey.reportTimes', stored)
      const onError = vi.fn()
      const { kit } = create({ onError })
      emit(kit, { event: 'MODAL_OPEN' })
      emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
      await loaded()
      expect(onError).toHaveBeenCalledOnce()
    },
  )

  test('behavior: at most 5 where storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined)
    const onError = vi.fn()
    const { kit } = create({ onError })
    emit(kit, { event: 'MODAL_OPEN' })
    for (let at = 0; at < 9; at++)
      emit(kit, { event: 'FAILURE', error: new ApiTimeoutError() })
    await loaded()
    expect(onError).toHaveBeenCalledTimes(5)
    vi.unstubAllGlobals()
  })

  test('behavior: a failure of the kit itself is an event too', async () => {
    const onEvent = vi.fn()
    const { kit } = create({ onError: vi.fn(), onEvent })
    emit(kit, { event: 'MODAL_OPEN' })
    emit(kit, { event: 'FAILURE', error: new TypeError('x is 0xabcdef') })
    await loaded()
    expect(onEvent.mock.lastCall?.[0]).toMatchObject({
      event: 'INTERNAL_SDK_ERROR',
      properties: { code: 'UNKNOWN', errorType: 'TypeError' },
    })
  })
})
