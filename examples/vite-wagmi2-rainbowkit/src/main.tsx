import '@rainbow-me/rainbowkit/styles.css'
import 'latchkey/styles.css'
import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
        <RainbowKitProvider>
          <KitProvider kit={kit}>
            <ConnectButton />
            <Sign />
            {/* Opens the login when RainbowKit connects the email wallet. */}
            <ConnectModal />
          </KitProvider>
        </RainbowKitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
