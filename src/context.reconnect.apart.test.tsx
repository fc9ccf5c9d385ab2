// A process of its own: wagmi's reconnect has one lock for all configs.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createConfig, createStorage } from '@wagmi/core'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import { createRoughConnector } from '../test/setup/connectors/createRoughConnector.js'
import { createMemory } from '../test/setup/frame/setupAuthFrame.js'
import { KitProvider } from './context.js'
import { createKit, type Kit } from './createKit.js'

let root: Root | undefined
afterEach(() => root?.unmount())

const never = () => new Promise<never>(() => {})

/** A page whose first wallet never responds. */
function setup({ ssr = false } = {}) {
  const config: Config = createConfig({
    chains: [foundry],
    connectors: [
      createRoughConnector('hung', { getProvider: never }),
      createRoughConnector('good'),
    ],
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: createStorage({ storage: createMemory() }),
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  return { config, kit: createKit({ config, projectId: 'test' }) }
}

function App({ config, kit }: { config: Config; kit: Kit }) {
  return (
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider kit={kit}>
            <p />
          </KitProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>
  )
}

async function expectGood(config: Config) {
  await vi.waitFor(() => expect(config.state.status).toBe('connected'), 10_000)
  const [connection] = config.state.connections.values()
  expect(connection?.connector.id).toBe('good')
}

// Rendered as on a real page, without `act`, which would flush effects at once.
test('default: applied before WagmiProvider reconnects the first wallet', async () => {
  const found = setup()
  root = createRoot(document.createElement('div'))
  root.render(<App {...found} />)
  await expectGood(found.config)
})

// Without `ssr`, wagmi reconnects during render, and a transition can be
// interrupted before it commits.
test('behavior: in a transition, with `ssr`', async () => {
  const found = setup({ ssr: true })
  const next = createRoot(document.createElement('div'))
  root = next
  startTransition(() => next.render(<App {...found} />))
  await expectGood(found.config)
})

test.each([true, false])('param: ssr: %s, hydrated', async (ssr) => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<App {...setup({ ssr: true })} />)
  const found = setup({ ssr })
  root = hydrateRoot(container, <App {...found} />)
  await expectGood(found.config)
})

test('behavior: on unmount, connectors get their own methods back', async () => {
  const found = setup()
  const read = () => found.config.connectors.map(({ connect }) => connect)
  const before = read()
  root = createRoot(document.createElement('div'))
  root.render(<App {...found} />)
  await vi.waitFor(() => expect(read()).not.toEqual(before))
  root.unmount()
  await vi.waitFor(() => expect(read()).toEqual(before))
})
