import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { KitProvider } from 'latchkey'
import { siwe, siwx } from 'latchkey/siwx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { createApp } from '../config.js'
import { readLook } from '../dapp/look.js'
import { fetchLocal } from '../local.js'
import { App } from './App.js'
import 'latchkey/styles.css'

const local = await fetchLocal()
const query = new URLSearchParams(location.search)
const options = {
  required: !query.has('optional'),
  statement: 'Enter the library.',
  ...(query.has('email') && {
    emailCapture: {
      async submit({ email }: { email: string }) {
        sessionStorage.setItem('subscriber', email)
      },
    },
  }),
}
const emailCapture = query.get('email')
const { config, kit } = createApp(local, readLook(), {
  features: {
    // The service of this machine, in place of the page or a server.
    authentication: query.has('hosted'),
    ...(emailCapture !== null && {
      emailCapture: emailCapture === 'required' ? ['required'] : true,
    }),
  },
  // All networks are EVM networks: WalletConnect asks for one approval.
  ...(query.has('evm') && { solana: undefined }),
  siwx: query.has('server')
    ? siwe({ ...options, url: '/auth' })
    : siwx(options),
})
const client = new QueryClient()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <WagmiProvider config={config}>
      <QueryClientProvider client={client}>
        <KitProvider kit={kit}>
          <App
            hasModal={!query.has('headless')}
            hasServer={query.has('server')}
          />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  </StrictMode>,
)
