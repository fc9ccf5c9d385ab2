import { createKit } from 'latchkey'
import { authFrame, walletConnect } from 'latchkey/connectors'
import { createConfig, http, injected } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { project, relay } from './project'

export const config = createConfig({
  chains: [mainnet],
  // In a wallet's own browser the wallet is injected; elsewhere on a phone it
  // is another app, which WalletConnect opens by a link.
  connectors: [
    injected(),
    authFrame(project),
    ...(relay ? [walletConnect(project)] : []),
  ],
  transports: { [mainnet.id]: http() },
})

export const kit = createKit({
  config,
  ...project,
  // The modal follows the system's theme; without this it is dark.
  theme: { mode: 'auto' },
})
