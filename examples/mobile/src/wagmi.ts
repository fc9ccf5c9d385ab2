import { createKit } from 'latchkey'
import { authFrame, walletConnect } from 'latchkey/connectors'
import { createConfig, http, injected } from 'wagmi'
import { foundry, mainnet } from 'wagmi/chains'
import { project } from './project'

export const config = createConfig({
  // `foundry` is the chain of the local services: leave it out in production.
  chains: [foundry, mainnet],
  // In a wallet's own browser the wallet is injected; elsewhere on a phone it
  // is another app, which WalletConnect opens by a link.
  connectors: [injected(), authFrame(project), walletConnect(project)],
  transports: { [foundry.id]: http(), [mainnet.id]: http() },
})

export const kit = createKit({ config, ...project })
