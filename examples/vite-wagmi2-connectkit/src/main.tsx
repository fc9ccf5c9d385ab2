import 'latchkey/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectKitButton, ConnectKitProvider } from 'connectkit'
import { KitProvider } from 'latchkey'
import { ConnectModal } from 'latchkey/components'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { Sign } from './Sign'
import { config, kit } from './wagmi'

const queryClient = new QueryClient()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <ConnectKitProvider>
          <KitProvider kit={kit}>
            <ConnectKitButton />
            <Sign />
            {/* Opens the login when ConnectKit connects the email wallet. */}
            <ConnectModal />
          </KitProvider>
        </ConnectKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
