import { createKit } from 'latchkey'
import { authFrame } from 'latchkey/connectors'
import { localnet, solana } from 'latchkey/solana'
import { createConfig, http, injected } from 'wagmi'
import { foundry, mainnet } from 'wagmi/chains'
import { project, solanaUrl } from './project'

export const config = createConfig({
  // `foundry` and `localnet` are the local services: leave them out in
  // production.
  chains: [foundry, mainnet],
  connectors: [injected(), authFrame(project)],
  transports: { [foundry.id]: http(), [mainnet.id]: http() },
})

export const kit = createKit({
  config,
  ...project,
  solana: solana({ clusters: [{ ...localnet, rpcUrl: solanaUrl }] }),
})
