import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { authFrame, walletConnect } from 'latchkey/connectors'
import 'latchkey/styles.css'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  injected,
  useConnection,
  WagmiProvider,
} from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'

// Nothing listens there: requests of the page are seen, and go nowhere.
const dead = 'http://dead.localhost:9'
const project = {
  projectId: 'size',
  hosts: {
    frame: `${dead}/sdk`,
    relay: 'ws://dead.localhost:9',
    api: dead,
    rpc: dead,
    explorer: dead,
  },
}
const config = createConfig({
  chains: [mainnet, base, optimism],
  transports: {
    [mainnet.id]: http(dead),
    [base.id]: http(dead),
    [optimism.id]: http(dead),
  },
  connectors: [injected(), authFrame(project), walletConnect(project)],
})
// As on any host but this one: alerts for developers are off.
const kit = createKit({ config, debug: false, ...project })

function Address() {
  const { address, status } = useConnection()
  return <p data-testid="ready">{address ?? status}</p>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <KitProvider kit={kit}>
        <Address />
        <ConnectButton />
      </KitProvider>
    </QueryClientProvider>
  </WagmiProvider>,
)
