import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  injected,
  useConnect,
  useConnection,
  useConnectors,
  useDisconnect,
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

function Wallets() {
  const { address, status } = useConnection()
  const connectors = useConnectors()
  const connect = useConnect()
  const disconnect = useDisconnect()
  return (
    <>
      <p data-testid="ready">{address ?? status}</p>
      {connectors.map((connector) => (
        <button
          key={connector.uid}
          type="button"
          onClick={() => connect.mutate({ connector })}
        >
          {connector.name}
        </button>
      ))}
      <button type="button" onClick={() => disconnect.mutate()}>
        Disconnect
      </button>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Wallets />
    </QueryClientProvider>
  </WagmiProvider>,
)
