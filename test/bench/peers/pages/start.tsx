import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { type Config, useAccount, WagmiProvider } from 'wagmi'

/** Renders the same page around each kit. Runs on wagmi 2 and 3. */
export function start({ children, config }: start.Options) {
  // The benchmark subscribes to wagmi's state.
  Object.assign(window, { wagmiConfig: config })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <Address />
        {children}
      </QueryClientProvider>
    </WagmiProvider>,
  )
}

export declare namespace start {
  type Options = { children: ReactNode; config: Config }
}

function Address() {
  const { address, status } = useAccount()
  return <p data-testid="ready">{address ?? status}</p>
}
