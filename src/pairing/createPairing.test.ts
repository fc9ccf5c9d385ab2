import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createDisk,
  createPairingPage,
} from '../../test/setup/pairing/createPairingPage.js'
import { createSdkStub } from '../../test/setup/pairing/createSdkStub.js'
import { createLogger } from '../core/logger.js'
import type { createSdkStorage } from './runtime/createSdkStorage.js'
import type { SdkSession } from './runtime/sdk.js'

const unhandled = vi.fn()
const pages: ReturnType<typeof createPairingPage>[] = []

beforeEach(() => {
  vi.useFakeTimers()
  unhandled.mockClear()
  process.on('unhandledRejection', unhandled)
})

afterEach(async () => {
  for (const page of pages.splice(0)) await page.close()
  vi.useRealTimers()
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

function open(parameters: Partial<createPairingPage.Parameters> = {}) {
  const sdk = createSdkStub()
  const page = createPairingPage({
    relayUrl: 'ws://localhost:1',
    loadSdk: sdk.loadSdk,
    ...parameters,
  })
  pages.push(page)
  return { ...page, sdk, connect: () => connect(page) }
}

/** Stores the outcome, so that no rejection is left unhandled. */
function connect({ pairing }: ReturnType<typeof createPairingPage>) {
  const result = { value: undefined as unknown }
  const done = pairing.connect({ namespace: 'eip155' }).then(
    (session) => {
      result.value = session
    },
    (error) => {
      result.value = error
    },
  )
  return Object.assign(result, { done })
}

async function tick(ms = 0) {
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
  await vi.advanceTimersByTimeAsync(0)
}

describe('a URI expires', () => {
  test('default: while no UI is watching', async () => {
    const { connect, pairing, sdk } = open()
    const attempt = connect()
    await tick()
    expect(pairing.getState()).toMatchObject({
      status: 'waiting',
      uri: sdk.last().uri,
      expiresAt: Date.now() + 240_000,
    })
    await tick(229_999)
    expect(pairing.getState().status).toBe('waiting')
    await tick(1)
    expect(pairing.getState()).toMatchObject({
      status: 'expired',
      uri: undefined,
      expiresAt: undefined,
    })
    expect(attempt.value).toMatchObject({ code: 'PAIRING_EXPIRED' })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  })

  test('behavior: while a UI is watching, another one is created', async () => {
    const { connect, pairing, sdk } = open()
    const stop = pairing.watch()
    const attempt = connect()
    await tick()
    const { uri } = sdk.last()
    await tick(230_000)
    expect(pairing.getState().status).toBe('waiting')
    expect(pairing.getState().uri).toBe(sdk.last().uri)
    expect(sdk.last().uri).not.toBe(uri)
    stop()
    stop()
    await tick(230_000)
    expect(pairing.getState().status).toBe('expired')
    expect(attempt.value).toMatchObject({ code: 'PAIRING_EXPIRED' })
  })

  test('behavior: an approval after three minutes', async () => {
    const { connect, pairing, sdk } = open()
    const attempt = connect()
    await tick()
    await tick(180_000)
    const { topic } = sdk.last().approve()
    await tick()
    expect(attempt.value).toMatchObject({ topic })
    expect(pairing.getState().status).toBe('connected')
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['expires', new Error('Proposal expired')],
    ['is rejected', { code: 5000, message: 'User rejected.' }],
  ])('behavior: the old URI %s late', async (_name, error) => {
    const { connect, pairing, sdk } = open()
    pairing.watch()
    const attempt = connect()
    await tick()
    await tick(230_000)
    sdk.proposals[0]?.reject(error)
    await tick(1_000)
    expect(attempt.value).toBeUndefined()
    expect(pairing.getState().status).toBe('waiting')
  })

  test('behavior: the old URI is approved in time', async () => {
    const { connect, pairing, sdk } = open()
    pairing.watch()
    const attempt = connect()
    await tick()
    await tick(235_000)
    const session = sdk.proposals[0]?.approve()
    await tick()
    expect(attempt.value).toMatchObject({ topic: session?.topic })
    const late = sdk.proposals[1]?.approve()
    await tick()
    expect(sdk.client.disconnect).toHaveBeenCalledWith(
      expect.objectContaining({ topic: late?.topic }),
    )
    expect(pairing.getState().session?.topic).toBe(session?.topic)
  })

  test('behavior: renew', async () => {
    const { connect, pairing, sdk } = open()
    connect()
    await tick()
    const { uri } = pairing.getState()
    pairing.renew()
    await tick()
    expect(sdk.proposals).toHaveLength(2)
    expect(pairing.getState().uri).not.toBe(uri)
    pairing.abort()
    pairing.renew()
    await tick()
    expect(pairing.getState()).toMatchObject({
      status: 'waiting',
      uri: sdk.last().uri,
    })
    sdk.last().approve()
    await tick()
    expect(pairing.getState().namespaces).toEqual(['eip155', 'solana'])
  })

  test('error: no URI within 20 s', async () => {
    const { connect, pairing, sdk } = open()
    let answer: () => void = () => {}
    const made = sdk.client.connect.getMockImplementation()
    sdk.client.connect.mockImplementationOnce(async () => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return made?.() as never
    })
    const attempt = connect()
    await tick()
    await tick(20_000)
    expect(attempt.value).toMatchObject({ code: 'PAIRING_UNAVAILABLE' })
    expect(pairing.getState()).toMatchObject({
      status: 'idle',
      error: { code: 'PAIRING_UNAVAILABLE' },
    })
    answer()
    await tick()
    expect(pairing.getState().status).toBe('idle')
    const late = sdk.last().approve()
    await tick()
    expect(sdk.client.session.getAll()).not.toContain(late)
  })
})

describe('a URI is abandoned', () => {
  const agents = {
    iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Safari/604.1',
    'Chrome on an iPhone':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140 Safari/604.1',
    Android: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36',
  }

  test.each([
    ['iPhone', {}, true],
    ['Chrome on an iPhone', {}, true],
    ['Android', {}, false],
    ['Android', { TelegramWebviewProxy: {} }, true],
  ] as const)('behavior: on %s with %j it is reused: %s', async (...row) => {
    const [name, window, isUsed] = row
    vi.stubGlobal('navigator', { userAgent: agents[name] })
    vi.stubGlobal('window', window)
    const { connect, pairing, sdk } = open()
    connect()
    await tick()
    const { uri } = sdk.last()
    pairing.abort()
    const attempt = connect()
    await tick()
    expect(pairing.getState().uri === uri).toBe(isUsed)
    const { topic } = sdk.last().approve()
    await tick()
    expect(attempt.value).toMatchObject({ topic })
  })

  test('behavior: a URI that has ended is never reused', async () => {
    vi.stubGlobal('navigator', { userAgent: agents.iPhone })
    vi.stubGlobal('window', {})
    const { connect, pairing, sdk } = open()
    connect()
    await tick()
    pairing.abort()
    await tick(230_000)
    connect()
    await tick()
    expect(sdk.proposals).toHaveLength(2)
    pairing.abort()
    sdk.last().reject({ code: 5000 })
    await tick()
    connect()
    await tick()
    expect(sdk.proposals).toHaveLength(3)
  })
})

describe('the library', () => {
  test('default: starts without telemetry, with the relay of the app', async () => {
    const { connect, sdk } = open()
    connect()
    await tick()
    expect(sdk.initialize.mock.calls[0]?.[0]).toMatchObject({
      projectId: 'local',
      relayUrl: 'ws://localhost:1',
      showQrModal: false,
      telemetryEnabled: false,
      // Its own logger logs keys and URIs.
      logger: expect.objectContaining({ level: 'silent' }),
      disableProviderPing: true,
    })
    await expect(sdk.client.core.verify.register()).resolves.toBe('')
  })

  test('error: cannot be loaded, and is loaded again', async () => {
    const { connect, pairing, sdk } = open()
    sdk.loadSdk.mockRejectedValueOnce(new Error('offline'))
    const attempt = connect()
    await tick()
    expect(attempt.value).toMatchObject({ code: 'PAIRING_UNAVAILABLE' })
    expect(pairing.getState()).toMatchObject({ status: 'idle' })
    const again = connect()
    await tick()
    sdk.last().approve()
    await tick()
    expect(again.value).toMatchObject({ topic: expect.any(String) })
  })

  test('behavior: junk in its storage is removed', async () => {
    const { connect, disk, pairing, sdk } = open()
    disk.setItem('latchkey.wc.local.session', '[{}]')
    sdk.initialize.mockImplementationOnce(async (options) => {
      const { storage } = options as { storage: createSdkStorage.ReturnType }
      await storage.getItem('session')
      throw new TypeError('undefined')
    })
    connect()
    await tick()
    expect(pairing.getState().status).toBe('waiting')
    expect(disk.items.has('latchkey.wc.local.session')).toBe(false)
  })

  test('error: no browser', async () => {
    const { loadSdk } = await import('./runtime/loadSdk.js')
    await expect(loadSdk()).rejects.toMatchObject({
      code: 'PAIRING_UNAVAILABLE',
    })
  })

  test('behavior: URIs never reach the log or an error', async () => {
    const logger = createLogger({ level: 'debug' })
    const { connect, pairing, sdk } = open({ logger })
    const attempt = connect()
    await tick()
    sdk.last().reject(new Error('no'))
    await tick()
    connect()
    await tick()
    pairing.abort()
    sdk.client.disconnect.mockRejectedValueOnce(new Error('no'))
    sdk.last().approve()
    await tick()
    const text = JSON.stringify([logger.entries(), String(attempt.value)])
    expect(logger.entries()).not.toEqual([])
    expect(text).not.toMatch(/wc:|abababab/)
  })
})

describe('while the wallet approves', () => {
  /** Runs a function once the session exists, before callers are notified. */
  function onConnected({ pairing }: ReturnType<typeof open>, run: () => void) {
    const stop = pairing.subscribe(() => {
      if (pairing.getState().status !== 'connected') return
      stop()
      run()
    })
  }

  test('behavior: aborting too late still returns the session', async () => {
    const page = open()
    const controller = new AbortController()
    onConnected(page, () => {
      page.pairing.abort()
      controller.abort()
    })
    const { signal } = controller
    const attempt = page.pairing.connect({ namespace: 'eip155', signal })
    await tick()
    const { topic } = page.sdk.last().approve()
    await expect(attempt).resolves.toMatchObject({ topic })
    expect(page.pairing.getState().status).toBe('connected')
    expect(page.pairing.isRemembered('eip155')).toBe(true)
  })

  test('behavior: a session that is left at once does not come back', async () => {
    const page = open()
    const { pairing } = page
    onConnected(page, () => {
      pairing.disconnect({ namespace: 'eip155' }).catch(() => {})
    })
    const attempt = page.connect()
    await tick()
    page.sdk.last().approve()
    await tick()
    expect(attempt.value).toMatchObject({ code: 'PAIRING_ENDED' })
    expect(pairing.getState()).toMatchObject({ status: 'idle', namespaces: [] })
    expect(pairing.isRemembered('eip155')).toBe(false)
  })
})

test('behavior: handles without shared markers do not affect each other', async () => {
  const no = () => {
    throw new Error('blocked')
  }
  const disk = { ...createDisk(), getItem: no, setItem: no, removeItem: no }
  const one = open({ disk })
  const attempt = one.connect()
  await tick()
  one.sdk.last().approve()
  await attempt.done
  const other = open({ disk })
  void other.connect()
  await tick()
  expect(other.pairing.getState().status).toBe('waiting')
  expect(one.pairing.getState().status).toBe('connected')
  other.pairing.abort()
})

describe('an earlier visit', () => {
  function openAgain(parts?: Partial<SdkSession>) {
    const sdk = createSdkStub()
    const session = sdk.add(parts)
    const disk = createDisk()
    disk.setItem('latchkey.pairingTopic', session.topic)
    disk.setItem('latchkey.pairingNamespaces', 'eip155,solana')
    const page = open({ disk, loadSdk: sdk.loadSdk })
    return { ...page, sdk, session }
  }

  test('default: offline, it is restored from storage within 3 s', async () => {
    const { pairing, sdk, session } = openAgain()
    sdk.setConnected(false)
    const restoring = pairing.restore({ namespace: 'eip155' })
    // Before the callers time out.
    await tick(2_500)
    await expect(restoring).resolves.toMatchObject({ topic: session.topic })
    await tick(5_000)
    expect(pairing.getState().status).toBe('connected')
  })

  test('behavior: both namespaces share one wait', async () => {
    const { pairing, sdk } = openAgain()
    const both = Promise.all([
      pairing.restore({ namespace: 'eip155' }),
      pairing.restore({ namespace: 'solana' }),
    ])
    await tick(300)
    const [first, second] = await both
    expect(second).toBe(first)
    expect(pairing.getState().namespaces).toEqual(['eip155', 'solana'])
    expect(sdk.client.ping).toHaveBeenCalledTimes(1)
  })

  test('behavior: the library loads slowly', async () => {
    const { pairing, sdk, session } = openAgain()
    const loaded = await sdk.loadSdk()
    let come: (sdk: typeof loaded) => void = () => {}
    sdk.loadSdk.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve
      }),
    )
    const restoring = pairing.restore({ namespace: 'eip155' })
    await tick(15_000)
    expect(pairing.getState().status).toBe('idle')
    come(loaded)
    await tick(1_000)
    await expect(restoring).resolves.toMatchObject({ topic: session.topic })
    expect(pairing.getState().status).toBe('connected')
  })

  test('error: the library does not load within 20 s', async () => {
    const { pairing, sdk } = openAgain()
    let fail: (error: Error) => void = () => {}
    sdk.loadSdk.mockReturnValueOnce(
      new Promise((_, reject) => {
        fail = reject
      }),
    )
    const restoring = pairing.restore({ namespace: 'eip155' })
    await tick(20_000)
    await expect(restoring).resolves.toBeUndefined()
    expect(pairing.isRemembered('eip155')).toBe(true)
    fail(new Error('late'))
    await tick()
  })

  test('behavior: the session has expired', async () => {
    const { pairing, sdk } = openAgain({ expiry: 1 })
    const restoring = pairing.restore({ namespace: 'eip155' })
    await tick(3_000)
    await expect(restoring).resolves.toBeUndefined()
    expect(pairing.isRemembered('eip155')).toBe(false)
    expect(sdk.client.session.getAll()).toEqual([])
  })

  test('behavior: nothing in the session can be used', async () => {
    const { pairing, sdk } = openAgain({ namespaces: {} })
    const restoring = pairing.restore({ namespace: 'eip155' })
    await tick(3_000)
    await expect(restoring).resolves.toBeUndefined()
    expect(pairing.isRemembered('eip155')).toBe(false)
    expect(sdk.client.session.getAll()).toEqual([])
  })

  test.each([
    ['does not answer', undefined, 'connected'],
    ['cannot be reached', new Error('offline'), 'connected'],
    ['has no session', { code: 1, message: 'none' }, 'idle'],
    ['is gone', new Error('No matching key'), 'idle'],
  ])('behavior: the wallet %s', async (_name, failure, status) => {
    const { events, pairing, sdk } = openAgain()
    sdk.client.ping.mockImplementationOnce(() =>
      failure ? Promise.reject(failure) : new Promise(() => {}),
    )
    const restoring = pairing.restore({ namespace: 'eip155' })
    await tick(300)
    await expect(restoring).resolves.toBeDefined()
    await tick(5_000)
    expect(pairing.getState().status).toBe(status)
    expect(events()).toEqual(
      status === 'idle'
        ? [{ type: 'ended', namespaces: ['eip155'], reason: 'stale' }]
        : [],
    )
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the session', () => {
  async function openPaired() {
    const page = open()
    const attempt = page.connect()
    await tick()
    const { topic } = page.sdk.last().approve()
    await tick()
    await attempt.done
    return { ...page, topic }
  }

  test.each([
    ['session_delete', 'wallet'],
    ['session_expire', 'expired'],
  ])('behavior: %s', async (event, reason) => {
    const { disk, events, pairing, sdk, topic } = await openPaired()
    sdk.emit(event, { topic: 'another' })
    expect(events()).toEqual([])
    sdk.emit(event, { topic })
    expect(events()).toEqual([
      { type: 'ended', namespaces: ['eip155'], reason },
    ])
    expect(pairing.getState()).toMatchObject({
      status: 'idle',
      session: undefined,
      namespaces: [],
    })
    expect(disk.items.size).toBe(0)
  })

  test('behavior: its end is reported when a request finds it gone', async () => {
    const { events, pairing, sdk } = await openPaired()
    sdk.client.request.mockRejectedValueOnce(new Error('No matching key. x'))
    await expect(
      pairing.request({ method: 'personal_sign', caipNetworkId: 'eip155:1' }),
    ).rejects.toMatchObject({ code: 'PAIRING_ENDED' })
    expect(events()).toEqual([
      { type: 'ended', namespaces: ['eip155'], reason: 'stale' },
    ])
  })

  test('behavior: the wallet revokes one namespace', async () => {
    const { events, pairing, sdk, topic } = await openPaired()
    await pairing.connect({ namespace: 'solana' })
    const stored = sdk.client.session.getAll()[0]
    const { eip155 } = (stored?.namespaces ?? {}) as Record<string, unknown>
    if (stored) stored.namespaces = { eip155 }
    sdk.emit('session_update', { topic, params: {} })
    expect(events()).toMatchObject([
      { type: 'ended', namespaces: ['solana'], reason: 'wallet' },
      { type: 'sessionChanged' },
    ])
    expect(pairing.getState().namespaces).toEqual(['eip155'])
    if (stored) stored.namespaces = {}
    sdk.emit('session_update', { topic, params: {} })
    await tick()
    expect(pairing.getState().status).toBe('idle')
    expect(sdk.client.session.getAll()).toEqual([])
  })

  test('behavior: is extended', async () => {
    const { pairing, sdk, topic } = await openPaired()
    const stored = sdk.client.session.getAll()[0]
    if (stored) stored.expiry += 10
    const { expiresAt = 0 } = pairing.getState().session ?? {}
    sdk.emit('session_extend', { topic })
    expect(pairing.getState().session?.expiresAt).toBe(expiresAt + 10_000)
  })

  test('behavior: the wallet is notified within 3 s or never', async () => {
    const { pairing, sdk } = await openPaired()
    sdk.client.disconnect.mockReturnValueOnce(new Promise(() => {}))
    const leaving = pairing.disconnect({ namespace: 'eip155' })
    expect(pairing.getState().status).toBe('idle')
    await tick(3_000)
    await expect(leaving).resolves.toBeUndefined()
    await tick()
    expect(sdk.client.session.getAll()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('behavior: a record that is already deleted is not a failure', async () => {
    const { pairing, sdk } = await openPaired()
    sdk.client.disconnect.mockRejectedValueOnce(
      new Error('Missing or invalid. Record was recently deleted'),
    )
    await expect(
      pairing.disconnect({ namespace: 'eip155' }),
    ).resolves.toBeUndefined()
  })

  test('error: the session cannot be removed', async () => {
    const { pairing, sdk } = await openPaired()
    sdk.client.disconnect.mockRejectedValueOnce(new Error('x'))
    sdk.client.session.delete.mockRejectedValueOnce(new Error('x'))
    await expect(
      pairing.disconnect({ namespace: 'eip155' }),
    ).rejects.toMatchObject({
      code: 'DISCONNECT_FAILED',
      shortMessage: 'Failed to disconnect',
    })
    expect(pairing.getState().status).toBe('idle')
  })

  test('behavior: a throwing listener does not stop others', async () => {
    const { pairing, sdk, topic } = await openPaired()
    const thrown = vi.fn()
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
      try {
        run()
      } catch {
        thrown()
      }
    })
    const told = vi.fn()
    pairing.on(() => {
      throw new Error('app')
    })
    const stop = pairing.on(told)
    pairing.subscribe(told)
    sdk.emit('session_delete', { topic })
    expect(told).toHaveBeenCalledTimes(2)
    expect(thrown).toHaveBeenCalledTimes(1)
    stop()
  })

  test('behavior: a repeated rejection by the relay is reported once', async () => {
    const { events, pairing, sdk } = await openPaired()
    sdk.refuse('code: 3000 (Unauthorized: origin not allowed)')
    sdk.refuse('code: 3000 (Unauthorized: origin not allowed)')
    sdk.refuse('socket hang up')
    expect(events()).toMatchObject([
      {
        type: 'failure',
        alert: { key: 'invalidAppConfiguration', variant: 'error' },
        error: { code: 'RELAY_REFUSED', reason: 'origin' },
      },
    ])
    expect(pairing.getState().status).toBe('connected')
  })
})
