import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import { startRelay } from '../../packages/devnet/src/relay/startRelay.js'
import { createPairingPage } from '../../test/setup/pairing/createPairingPage.js'
import { createSdkStub } from '../../test/setup/pairing/createSdkStub.js'

/** The library reads the class when it is imported. */
const { sockets } = await vi.hoisted(async () => {
  const { WebSocket } = await import('ws')
  const sockets: string[] = []
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string) {
      super(url)
      sockets.push(new URL(url).origin)
    }
  } as never
  return { sockets }
})

const pages: ReturnType<typeof createPairingPage>[] = []

afterEach(async () => {
  for (const page of pages.splice(0)) await page.close()
})

function open(parameters: createPairingPage.Parameters) {
  const page = createPairingPage(parameters)
  pages.push(page)
  return page
}

/** Dispatches the storage event that a browser sends to other tabs. */
function tell(key: string) {
  window.dispatchEvent(
    Object.assign(new Event('storage'), { key, storageArea: null }),
  )
}

describe('another tab', () => {
  async function openPaired() {
    const sdk = createSdkStub()
    const page = open({ relayUrl: 'ws://localhost:1', loadSdk: sdk.loadSdk })
    const both = Promise.all([
      page.pairing.connect({ namespace: 'eip155' }),
      page.pairing.connect({ namespace: 'solana' }),
    ])
    await page.nextUri()
    sdk.last().approve()
    await both
    return { ...page, sdk }
  }

  test('behavior: has disconnected', async () => {
    const { disk, events, getCore, pairing, sdk } = await openPaired()
    disk.removeItem('latchkey.pairingTopic')
    disk.removeItem('latchkey.pairingNamespaces')
    tell('latchkey.pairingTopic')
    tell('latchkey.pairingNamespaces')
    expect(events()).toEqual([
      { type: 'ended', namespaces: ['eip155', 'solana'], reason: 'otherTab' },
    ])
    expect(pairing.getState()).toMatchObject({ status: 'idle', namespaces: [] })
    expect(sdk.client.disconnect).not.toHaveBeenCalled()
    expect(getCore()).toBeUndefined()
  })

  test('behavior: has disconnected while this one was in the back/forward cache', async () => {
    const { disk, events, pairing } = await openPaired()
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    show(true)
    expect(pairing.getState().status).toBe('connected')
    disk.removeItem('latchkey.pairingTopic')
    disk.removeItem('latchkey.pairingNamespaces')
    show(false)
    expect(events()).toEqual([])
    show(true)
    expect(events()).toEqual([
      { type: 'ended', namespaces: ['eip155', 'solana'], reason: 'otherTab' },
    ])
  })

  test('behavior: has detached one namespace', async () => {
    const { disk, events, pairing } = await openPaired()
    disk.setItem('latchkey.pairingNamespaces', 'solana')
    tell('latchkey.pairingNamespaces')
    expect(events()).toEqual([
      { type: 'ended', namespaces: ['eip155'], reason: 'otherTab' },
    ])
    expect(pairing.getState()).toMatchObject({
      status: 'connected',
      namespaces: ['solana'],
    })
    expect(disk.getItem('latchkey.pairingNamespaces')).toBe('solana')
  })

  test('behavior: has paired, so this library instance is discarded', async () => {
    const { disk, getCore, pairing, sdk } = await openPaired()
    await pairing.disconnect({ namespace: 'eip155' })
    await pairing.disconnect({ namespace: 'solana' })
    expect(getCore()).toBeDefined()
    disk.setItem('latchkey.pairingNamespaces', 'eip155')
    disk.setItem('latchkey.pairingTopic', 'cd'.repeat(32))
    tell('latchkey.pairingTopic')
    expect(getCore()).toBeUndefined()
    expect(sdk.client.core.relayer.transportClose).toHaveBeenCalled()
    expect(sdk.client.core.heartbeat.stop).toHaveBeenCalled()
    sdk.add({ topic: 'cd'.repeat(32) })
    await expect(
      pairing.connect({ namespace: 'eip155' }),
    ).resolves.toMatchObject({ topic: 'cd'.repeat(32) })
    expect(sdk.loadSdk).toHaveBeenCalledTimes(2)
  })
})

describe('network', () => {
  let relay: Awaited<ReturnType<typeof startRelay>>

  beforeAll(async () => {
    relay = await startRelay({ port: 0 })
    relay.control.setOrigins([location.origin, 'null'])
  })
  afterAll(() => relay.stop())

  test('default: opens only the socket of the relay', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('no')))
    vi.stubGlobal('fetch', fetched)
    const asked = vi.fn()
    vi.stubGlobal('XMLHttpRequest', asked)
    const made = vi.spyOn(document, 'createElement')
    vi.spyOn(console, 'warn').mockReturnValue()
    const page = open({ relayUrl: relay.url })
    const connecting = page.pairing.connect({ namespace: 'eip155' })
    connecting.catch(() => {})
    await page.nextUri()
    page.pairing.abort()
    expect(made.mock.calls.map(([name]) => name)).not.toContain('iframe')
    expect(asked).not.toHaveBeenCalled()
    expect(fetched).not.toHaveBeenCalled()
    expect(new Set(sockets)).toEqual(new Set([relay.url]))
  })
})
