import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig } from '@wagmi/core'
import { createElement, StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { walletConnect } from '../../../src/connectors/walletConnect.js'
import { KitProvider } from '../../../src/context.js'
import { createKit } from '../../../src/createKit.js'
import { useConnectWallet } from '../../../src/hooks/useConnectWallet.js'
import { usePairing } from '../../../src/hooks/usePairing.js'
import { watchListeners } from './watchListeners.js'

const { instances } = vi.hoisted(() => ({ instances: new Set<object>() }))

// The actual SDK, with a record of what it starts.
vi.mock('@walletconnect/ethereum-provider', async (load) => {
  const sdk = await load<typeof import('@walletconnect/ethereum-provider')>()
  const { prototype } = sdk.EthereumProvider as unknown as {
    prototype: { initialize(options: object): Promise<void> }
  }
  const { initialize } = prototype
  prototype.initialize = function (options) {
    instances.add(this)
    return initialize.call(this, options)
  }
  return sdk
})

const listeners = watchListeners()
afterAll(() => listeners.stop())

// Nothing listens there: a page does not need the relay for this.
const options = { projectId: 'test', hosts: { relay: 'ws://localhost:1' } }

function createApp() {
  const config = createConfig({
    chains: [mainnet],
    connectors: [walletConnect(options)],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const kit = createKit({ config, ...options })
  const tree = createElement(
    StrictMode,
    null,
    createElement(
      WagmiProvider,
      { config },
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(KitProvider, { kit }, createElement(View)),
      ),
    ),
  )
  return { kit, tree }
}

/** Connects while it is shown, as a view with a QR code does. */
function View() {
  const { connect, reset } = useConnectWallet()
  usePairing()
  useEffect(() => {
    connect('walletConnect')
    return reset
  }, [connect, reset])
  return null
}

function mount({ tree }: ReturnType<typeof createApp>) {
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(tree))
  return () => flushSync(() => root.unmount())
}

const isIdle = ({ kit }: ReturnType<typeof createApp>) =>
  kit.pairing?.getState().status === 'idle'

test('behavior: mounted 100 times in StrictMode, the SDK starts once', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const told = (['warn', 'error'] as const).map((name) =>
    vi.spyOn(console, name),
  )
  const app = createApp()
  mount(app)()
  // Not even loaded: nothing stayed mounted.
  expect(instances.size).toBe(0)
  const unmountFirst = mount(app)
  await vi.waitFor(() => expect(instances.size).toBe(1), 10_000)
  await vi.waitFor(() => expect(listeners.count()).toHaveProperty('online'))
  unmountFirst()
  await vi.waitFor(() => expect(isIdle(app)).toBe(true))
  const base = listeners.count()
  for (let count = 0; count < 100; count++) {
    const unmount = mount(app)
    await new Promise((resolve) => setImmediate(resolve))
    unmount()
  }
  // A second config in the page, as after a hot reload.
  const other = createApp()
  const unmountOther = mount(other)
  await vi.waitFor(() =>
    expect(other.kit.pairing?.getState().status).toBe('opening'),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  unmountOther()
  await vi.waitFor(() => expect(isIdle(app) && isIdle(other)).toBe(true))
  expect(instances.size).toBe(1)
  // Each config listens for other tabs; mounts leave nothing behind.
  expect(base).toEqual({ pageshow: 1, storage: 1 })
  expect(listeners.count()).toEqual({ pageshow: 2, storage: 2 })
  for (const spy of told) expect(spy.mock.calls).toEqual([])
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})
