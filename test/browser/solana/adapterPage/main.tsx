import {
  ConnectionProvider,
  WalletProvider,
} from '@solana/wallet-adapter-react'
import { localnet } from 'latchkey/solana'
import { FrameWalletAdapter } from 'latchkey/solana/adapter'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'

const { hosts, projectId, solana } = await (await fetch('/local.json')).json()
const adapter = new FrameWalletAdapter({ cluster: localnet, hosts, projectId })
const wallets = [adapter]
/** Errors are shown where they occur; otherwise the provider logs them. */
const ignore = () => {}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ConnectionProvider
      config={{ commitment: 'confirmed', wsEndpoint: solana.wsUrl }}
      endpoint={solana.rpcUrl}
    >
      <WalletProvider autoConnect onError={ignore} wallets={wallets}>
        <App adapter={adapter} />
      </WalletProvider>
    </ConnectionProvider>
  </StrictMode>,
)
