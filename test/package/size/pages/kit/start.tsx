import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createKit,
  KitProvider,
  useAccounts,
  useBalances,
  useEmailLogin,
  useSendToken,
} from 'latchkey'
import { authFrame, walletConnect } from 'latchkey/connectors'
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
type SolanaFactory = NonNullable<createKit.Parameters['solana']>

const config = createConfig({
  chains: [mainnet, base, optimism],
  transports: {
    [mainnet.id]: http(),
    [base.id]: http(),
    [optimism.id]: http(),
  },
  connectors: [injected(), authFrame(project), walletConnect(project)],
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

function Kit() {
  const accounts = useAccounts()
  const balances = useBalances()
  const login = useEmailLogin()
  const send = useSendToken()
  return (
    <>
      <p>{`${accounts.length} ${balances.status} ${send.status}`}</p>
      <button
        type="button"
        onClick={() => login.submitEmail('person@example.com')}
      >
        Sign in
      </button>
      <button
        type="button"
        onClick={() => send.mutate({ token: 'native', to: '0x', amount: '1' })}
      >
        Send
      </button>
    </>
  )
}

/**
 * Renders the page with hooks only, and with Solana beside EVM if it is given.
 */
export function start(solana?: SolanaFactory) {
  const kit = createKit({ config, ...project, solana })
  createRoot(document.getElementById('root') as HTMLElement).render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <KitProvider kit={kit}>
          <Wallets />
          <Kit />
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
