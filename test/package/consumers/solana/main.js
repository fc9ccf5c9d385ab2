import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { authFrame, walletConnect } from 'latchkey/connectors'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { Solana } from './Solana.js'

const host = new URLSearchParams(location.search).get('host') ?? ''
const project = {
  projectId: 'local',
  hosts: {
    api: host,
    explorer: host,
    frame: `${host}/sdk`,
    relay: host.replace('http:', 'ws:'),
    rpc: host,
  },
}
// Not a chain of viem: its list of all chains imports parts of Node.
const chain = defineChain({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [host] } },
})
const config = createConfig({
  chains: [chain],
  // The optional peer of `walletConnect` is installed here.
  connectors: [authFrame(project), walletConnect(project)],
  transports: { [chain.id]: http() },
})

const root = /** @type {HTMLElement} */ (document.getElementById('root'))
createRoot(root).render(
  createElement(
    WagmiProvider,
    { config },
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Solana, { project, rpcUrl: host }),
    ),
  ),
)
