import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { ConnectButton, NetworkButton } from 'latchkey/components'
import { authFrame } from 'latchkey/connectors'
import { solana } from 'latchkey/solana'
import { createConfig, http, injected, WagmiProvider } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import 'latchkey/styles.css'

const project = { projectId: 'your project id' }
const config = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http() },
  connectors: [authFrame(project), injected()],
})
const kit = createKit({ config, ...project, solana: solana() })
const queries = new QueryClient()

export function Example() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queries}>
        <KitProvider kit={kit}>
          <NetworkButton />
          <ConnectButton />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}
