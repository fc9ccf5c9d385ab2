import { injected } from '@wagmi/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReconnect } from '../../../test/setup/connectors/createReconnect.js'
import {
  roughAddress,
  setupRough,
} from '../../../test/setup/connectors/createRoughConnector.js'
import { createMemory } from '../../../test/setup/frame/setupAuthFrame.js'

const stops: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(window, 'ethereum')
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
})

function createProvider() {
  const request = vi.fn(async ({ method }: { method: string }) => {
    if (method === 'eth_accounts') return [roughAddress]
    if (method === 'eth_chainId') return '0x7a69'
    throw new Error(`${method} prompts`)
  })
  return { on() {}, removeListener() {}, request }
}

const announced = (provider: unknown) =>
  injected({
    target: { id: 'late.wallet', name: 'Late', provider: provider as never },
  })

/** A page that has been reloaded: the wallet was connected before. */
async function setup({ mounted = true, used = 'late.wallet' } = {}) {
  const memory = createMemory()
  memory.setItem('wagmi.recentConnectorId', JSON.stringify(used))
  memory.setItem('wagmi.injected.connected', 'true')
  const { config, kit } = setupRough([injected()], {}, memory)
  if (mounted) stops.push(kit.mount())
  const done = createReconnect()(config)
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(config.state.status).toBe('disconnected')
  return {
    config,
    /** As wagmi adds a wallet that announces itself. */
    announce(provider: unknown) {
      const connector = config._internal.connectors.setup(announced(provider))
      config._internal.connectors.setState((all) => [...all, connector])
    },
    read: () =>
      [...config.state.connections.values()].map(
        ({ connector }) => connector.id,
      ),
  }
}

test('error: bare wagmi forgets a wallet that announces itself late', async () => {
  const { announce, read } = await setup({ mounted: false })
  announce(createProvider())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(read()).toEqual([])
})

test('default: a wallet that announces itself late is restored silently', async () => {
  const { announce, config, read } = await setup()
  await vi.advanceTimersByTimeAsync(5_000)
  const provider = createProvider()
  announce(provider)
  await vi.advanceTimersByTimeAsync(100)
  expect(read()).toEqual(['late.wallet'])
  expect(config.state.status).toBe('connected')
  for (const [{ method }] of provider.request.mock.calls)
    expect(method).toMatch(/^eth_(accounts|chainId)$/)
})

test('default: window.ethereum that is set late is restored', async () => {
  const { read } = await setup({ used: 'injected' })
  await vi.advanceTimersByTimeAsync(300)
  Object.assign(window, { ethereum: createProvider() })
  await vi.advanceTimersByTimeAsync(300)
  expect(read()).toEqual(['injected'])
})

test('behavior: not a wallet that was not used here', async () => {
  const { announce, read } = await setup({ used: 'other.wallet' })
  announce(createProvider())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read()).toEqual([])
})

test('behavior: not after 20 s', async () => {
  const { announce, read } = await setup()
  await vi.advanceTimersByTimeAsync(20_001)
  announce(createProvider())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read()).toEqual([])
})

test('behavior: not without a reconnect', async () => {
  const memory = createMemory()
  memory.setItem('wagmi.recentConnectorId', '"injected"')
  memory.setItem('wagmi.injected.connected', 'true')
  Object.assign(window, { ethereum: createProvider() })
  const { config, kit } = setupRough([injected()], {}, memory)
  stops.push(kit.mount())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(config.state.connections.size).toBe(0)
})

test('behavior: not after the user has disconnected', async () => {
  const { announce, config, read } = await setup()
  config.setState((state) => ({ ...state, status: 'connected' }))
  config.setState((state) => ({ ...state, status: 'disconnected' }))
  announce(createProvider())
  await vi.advanceTimersByTimeAsync(1_000)
  expect(read()).toEqual([])
})

test('behavior: no timer runs for a wallet that was not used', async () => {
  await setup({ used: 'other.wallet' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect(vi.getTimerCount()).toBe(0)
})
