import type { Adapter } from '@solana/wallet-adapter-base'
import {
  createDefaultAuthorizationCache,
  createDefaultChainSelector,
  createDefaultWalletNotFoundHandler,
  registerMwa,
} from '@solana-mobile/wallet-standard-mobile'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { authFrame } from 'latchkey/connectors'
import { localnet, solana } from 'latchkey/solana'
import 'latchkey/styles.css'
import { createRoot } from 'react-dom/client'
import { defineChain } from 'viem'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { metaMask, safe } from 'wagmi/connectors'

declare global {
  /** Created by the page. */
  var adapters: Adapter[]
}

/**
 * A page with our button and the published SDKs of wallets. `?safe` is how
 * long wagmi's connector waits for the Safe app, in milliseconds. `?relay` is
 * the host through which Mobile Wallet Adapter reaches a phone.
 */
const query = new URLSearchParams(location.search)
const wait = query.get('safe')
const relay = query.get('relay')
const local = await (await fetch('/local.json')).json()
const project = { projectId: local.projectId, hosts: local.hosts }
const [chain] = local.chains.map(
  (chain: { id: number; name: string; rpcUrl: string }) =>
    defineChain({
      ...chain,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
)
const config = createConfig({
  chains: [chain],
  connectors: [
    authFrame(project),
    metaMask(),
    safe(wait ? { unstable_getInfoTimeout: Number(wait) } : {}),
  ],
  transports: { [chain.id]: http() },
})
const { name, rpcUrl } = local.solana
const kit = createKit({
  config,
  ...project,
  solana: solana({ adapters, clusters: [{ ...localnet, name, rpcUrl }] }),
})
registerMwa({
  appIdentity: { name: 'Wallets', uri: location.origin },
  authorizationCache: createDefaultAuthorizationCache(),
  chains: ['solana:localnet'],
  chainSelector: createDefaultChainSelector(),
  onWalletNotFound: createDefaultWalletNotFoundHandler(),
  ...(relay ? { remoteHostAuthority: relay } : {}),
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <ConnectButton />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
