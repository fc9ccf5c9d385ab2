import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider, type ModalView, useModal } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { walletConnect } from 'latchkey/connectors'
import 'latchkey/styles.css'
import { createRoot } from 'react-dom/client'
import { createConfig, http, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { mock } from 'wagmi/connectors'

const views: readonly ModalView[] = [
  'AllWallets',
  'WalletSendSelectToken',
  'SwapSelectToken',
]
const api = new URLSearchParams(location.search).get('api') ?? ''
const project = { hosts: { api, explorer: api, rpc: api }, projectId: 'bench' }
const config = createConfig({
  chains: [mainnet],
  connectors: [
    mock({
      accounts: [`0x${'a'.repeat(40)}`],
      features: { defaultConnected: true, reconnect: true },
    }),
    walletConnect(project),
  ],
  multiInjectedProviderDiscovery: false,
  storage: null,
  transports: { [mainnet.id]: http(api) },
})
const kit = createKit({ config, ...project })

/** Renders buttons that open nested views. */
function Ways() {
  const { open } = useModal()
  return views.map((view) => (
    <button key={view} onClick={() => open({ view })} type="button">
      {view}
    </button>
  ))
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <ConnectButton />
        <Ways />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
