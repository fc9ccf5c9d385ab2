import {
  connect,
  version as coreVersion,
  createStorage,
  disconnect,
  mock,
  reconnect,
} from '@wagmi/core'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createFakePage } from '../../../test/setup/frame/createFakePage.js'
import {
  account,
  createMemory,
  setupAuthFrame,
} from '../../../test/setup/frame/setupAuthFrame.js'
import { settle } from '../../../test/setup/vitest/settle.js'
import { disconnectAll } from '../../actions/disconnectAll.js'
import { createKit } from '../../createKit.js'
import { isReconnecting } from './isReconnecting.js'
import { reconnectLate } from './reconnectLate.js'
import { waitForReconnect } from './waitForReconnect.js'

// A process of its own: replaces the timers and the page.

let page: ReturnType<typeof createFakePage>
const stops: (() => void)[] = []

beforeAll(async () => {
  await import('../../frame/createFrameClient.js')
  await import('../authFrame/createConnection.js')
})

beforeEach(() => {
  vi.useFakeTimers()
  page = createFakePage()
  page.frame.session = { address: account, chainId: 31337 }
  page.frame.readyAfter = 8_000
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/**
 * Sets up a reload with a connected embedded wallet, and a frame that answers
 * after 8 s.
 */
function setup(parameters: setup.Parameters = {}) {
  const { hasStore = true, isMounted = true, recent = 'ID_AUTH' } = parameters
  const storage = createStorage({ storage: createMemory() })
  storage.setItem('recentConnectorId', recent as never)
  const earlier = {
    accounts: [account],
    chainId: 31337,
    connector: { id: 'ID_AUTH', name: 'Email', type: 'AUTH', uid: 'earlier' },
  }
  const state = {
    chainId: 31337,
    connections: { __type: 'Map', value: [['earlier', earlier]] },
    current: 'earlier',
  }
  // wagmi drops what another major version has stored.
  const version = Number.parseInt(coreVersion, 10)
  if (hasStore) storage.setItem('store', { state, version } as never)
  const test = setupAuthFrame({ page, hasStoredSession: true, storage })
  const { config, connector, wallet } = test
  const kit = createKit({
    ...{ config, projectId: 'test' },
    hosts: { frame: 'https://wallet.example/sdk' },
  })
  if (isMounted) stops.push(kit.mount())
  // React also renders after all listeners have been called.
  const seen: string[] = []
  const watch = () => {
    const [shown] = config.state.connections.values()
    const text = `${config.state.status} ${shown?.accounts[0] === account}`
    if (text !== seen.at(-1)) seen.push(text)
  }
  stops.push(
    config.subscribe(
      (state) => state,
      () => queueMicrotask(watch),
    ),
  )
  return {
    ...{ ...test, kit, seen, status: () => config.state.status },
    wallet: wallet as typeof connector,
    /** Reconnects without the mock wallet, which would also connect. */
    async reload() {
      await settle(reconnect(config, { connectors: [connector] }), 1_550)
    },
  }
}

declare namespace setup {
  type Parameters = {
    /** Whether wagmi has stored the connection. */
    hasStore?: boolean
    isMounted?: boolean
    recent?: string
  }
}

test('error: bare wagmi says that nobody is connected', async () => {
  const { reload, seen, status } = setup({ isMounted: false })
  await reload()
  expect(status()).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(seen.slice(-2)).toEqual(['disconnected false', 'connected true'])
})

test('default: reconnecting until the frame answers', async () => {
  const { config, reload, seen, status } = setup()
  await reload()
  expect(status()).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(status()).toBe('connected')
  expect(config.state.connections.size).toBe(1)
  expect(seen.slice(-2)).toEqual(['reconnecting true', 'connected true'])
  expect(seen).not.toContain('disconnected false')
  // Later changes reach wagmi.
  await settle(disconnect(config))
  expect(status()).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('disconnected')
  expect(vi.getTimerCount()).toBe(0)
})

test('behavior: bare wagmi once the kit is unmounted', async () => {
  const { reload, status } = setup()
  for (const stop of stops.splice(0)) stop()
  await reload()
  expect(status()).toBe('disconnected')
})

test('error: a frame that never loads', async () => {
  page.frame.readyAfter = undefined
  const { reload, status } = setup()
  await reload()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(status()).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(status()).toBe('disconnected')
})

test('error: the frame says that nobody is logged in', async () => {
  page.frame.session = undefined
  const { reload, status } = setup()
  await reload()
  expect(status()).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(status()).toBe('disconnected')
})

test('behavior: not for a wallet that was not used last', async () => {
  const { reload, status } = setup({ recent: 'mock' })
  await reload()
  expect(status()).toBe('disconnected')
})

test('behavior: another wallet that is restored is connected at once', async () => {
  const { config, seen, status, wallet } = setup()
  await settle(reconnect(config), 3_000)
  expect(status()).toBe('connected')
  expect(config.state.current).toBe(wallet.uid)
  expect(seen).not.toContain('disconnected false')
})

test('behavior: another wallet can be connected meanwhile, or fail to', async () => {
  const { config, kit, reload, status, wallet } = setup()
  await reload()
  expect(isReconnecting(kit)).toBe(false)
  await waitForReconnect(config)
  const rejected = vi.spyOn(wallet, 'connect')
  rejected.mockRejectedValueOnce(new Error('declined'))
  await expect(connect(config, { connector: wallet })).rejects.toThrow()
  // Still not known.
  expect(status()).toBe('reconnecting')
  await connect(config, { connector: wallet })
  expect(status()).toBe('connected')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(config.state.current).toBe(wallet.uid)
})

test('behavior: a wallet that connects by itself meanwhile', async () => {
  const { config, reload, wallet } = setup()
  await reload()
  wallet.emitter.emit('connect', { accounts: [account], chainId: 31337 })
  expect(config.state).toMatchObject({
    ...{ current: wallet.uid, status: 'connected' },
  })
  wallet.emitter.emit('disconnect')
  expect(config.state.status).toBe('disconnected')
})

test('behavior: a wallet that is announced meanwhile', async () => {
  const { config, reload } = setup()
  await reload()
  const { connectors } = config._internal
  const late = connectors.setup(mock({ accounts: [account] }))
  connectors.setState((list) => [...list, late])
  late.emitter.emit('connect', { accounts: [account], chainId: 31337 })
  expect(config.state).toMatchObject({
    ...{ current: late.uid, status: 'connected' },
  })
})

test('behavior: a slow wallet that is restored meanwhile becomes active', async () => {
  page.frame.session = undefined
  const { config, reload, wallet } = setup()
  await reload()
  await settle(
    reconnectLate({
      ...{ config, connector: wallet, isApplied: () => true },
      inner: {
        ...wallet,
        connect: async () => ({ accounts: [account], chainId: 31337 }) as never,
        isAuthorized: async () => true,
      },
      promise: Promise.resolve(),
    }),
  )
  expect(config.state).toMatchObject({
    ...{ current: wallet.uid, status: 'connected' },
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(config.state.current).toBe(wallet.uid)
})

test("behavior: wagmi's disconnect is final", async () => {
  const { config, reload, status } = setup()
  await reload()
  await settle(disconnect(config), 10_000)
  expect(status()).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('disconnected')
  expect(page.frame.session).toBe(undefined)
})

test('behavior: reconnecting again waits once', async () => {
  const { reload, seen, status } = setup()
  await reload()
  await reload()
  expect(status()).toBe('reconnecting')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(status()).toBe('connected')
  expect(seen.slice(-2)).toEqual(['reconnecting true', 'connected true'])
  expect(seen).not.toContain('disconnected false')
})

test('behavior: without a stored connection only the status is kept', async () => {
  const { reload, seen } = setup({ hasStore: false })
  await reload()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(seen).toEqual([
    ...['connecting false', 'reconnecting false', 'connected true'],
  ])
})

test("behavior: the kit's disconnect is final", async () => {
  const { kit, reload, status } = setup()
  await reload()
  await settle(disconnectAll(kit), 10_000)
  expect(status()).toBe('disconnected')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(status()).toBe('disconnected')
  expect(page.frame.session).toBe(undefined)
})
