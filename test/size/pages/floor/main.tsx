import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  injected,
  useConnection,
  WagmiProvider,
} from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'

const config = createConfig({
  chains: [mainnet, base, optimism],
  transports: {
    [mainnet.id]: http(),
    [base.id]: http(),
    [optimism.id]: http(),
  },
  connectors: [injected()],
})

function Wallet() {
  const { status } = useConnection()
  return <p data-testid="ready">{status}</p>
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Wallet />
    </QueryClientProvider>
  </WagmiProvider>,
)
