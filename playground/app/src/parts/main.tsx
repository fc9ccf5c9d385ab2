import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { KitProvider } from 'latchkey'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { createApp } from '../config.js'
import { readLook } from '../dapp/look.js'
import { fetchLocal } from '../local.js'
import { App } from './App.js'
import 'latchkey/styles.css'

const local = await fetchLocal()
const { config, kit } = createApp(local, readLook())
const client = new QueryClient()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>
          <App local={local} />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
