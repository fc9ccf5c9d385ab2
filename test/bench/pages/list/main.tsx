import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createConfig,
  http,
  injected,
  useConnect,
  useConnection,
  useConnectors,
  WagmiProvider,
} from 'wagmi'
import { base, mainnet, optimism } from 'wagmi/chains'

/** The handwritten counterpart: a button and a list of wallets. */
const dead = 'http://dead.localhost:9'
const config = createConfig({
  chains: [mainnet, base, optimism],
  transports: {
    [mainnet.id]: http(dead),
    [base.id]: http(dead),
    [optimism.id]: http(dead),
  },
  connectors: [injected()],
})

function Connect() {
  const { address, status } = useConnection()
  const connectors = useConnectors()
  const connect = useConnect()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p data-testid="ready">{address ?? status}</p>
      <button type="button" onClick={() => setIsOpen(true)}>
        Connect wallet
      </button>
      {isOpen && !address && (
        <dialog open>
          {connectors.map((connector) => (
            <button
              key={connector.uid}
              type="button"
              onClick={() => connect.mutate({ connector })}
            >
              {connector.name}
            </button>
          ))}
          <button
            aria-label="Close"
            type="button"
            onClick={() => setIsOpen(false)}
          >
            ×
          </button>
        </dialog>
      )}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <WagmiProvider config={config}>
    <QueryClientProvider client={new QueryClient()}>
      <Connect />
    </QueryClientProvider>
  </WagmiProvider>,
)
