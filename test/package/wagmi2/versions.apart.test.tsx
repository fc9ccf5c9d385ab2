import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import { KitProvider } from '../../../src/context.js'
import { WagmiVersionError } from '../../../src/core/errors/provider.js'
import { createKit } from '../../../src/createKit.js'

// A process of its own: `isDevelopment` is evaluated on import.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'development'))

afterEach(cleanup)

/** Set by `npm run test:wagmi2`: the `@wagmi/core` of wagmi 3. */
const path = process.env.LATCHKEY_NEWER_CORE

test.runIf(path)('error: a config of a newer @wagmi/core', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const core = await import(/* @vite-ignore */ `${path}`)
  const config: Config = core.createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const kit = createKit({
    config,
    projectId: 'test',
    hosts: 'http://wallet.localhost:4110',
  })
  const show = () =>
    render(
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider kit={kit} />
        </QueryClientProvider>
      </WagmiProvider>,
    )
  expect(show).toThrow(WagmiVersionError)
  expect(show).toThrow(/@wagmi\/core@3\..*@wagmi\/core@2\./)
})
