import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { authFrame } from 'latchkey/connectors'
import 'latchkey/styles.css'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { createConfig, http, injected, WagmiProvider } from 'wagmi'

/**
 * A page with our button and nothing else of ours. What stands beneath is
 * asked for in the address: `?css=`, `?under=`, `?theme=`.
 */
const query = new URLSearchParams(location.search)
const local = await (await fetch('/local.json')).json()
const project = { projectId: local.projectId, hosts: local.hosts }
const [first, ...rest] = local.chains.map(
  (chain: { id: number; name: string; rpcUrl: string }) =>
    defineChain({
      ...chain,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
)
const config = createConfig({
  chains: [first, ...rest],
  connectors: [authFrame(project), injected()],
  pollingInterval: 500,
  transports: Object.fromEntries(
    [first, ...rest].map((chain) => [chain.id, http()]),
  ),
})
const mode = (query.get('theme') ?? 'dark') as 'dark' | 'light' | 'auto'
const kit = createKit({ config, ...project, theme: { mode } })

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <ConnectButton />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
