import { createKit } from 'latchkey'
import { authFrame } from 'latchkey/connectors'
import { createConfig, http, injected } from 'wagmi'
import { foundry, mainnet } from 'wagmi/chains'
import { project } from './project'

export const config = createConfig({
  // `foundry` is the chain of the local services: leave it out in production.
  chains: [foundry, mainnet],
  connectors: [injected(), authFrame(project)],
  transports: { [foundry.id]: http(), [mainnet.id]: http() },
})

export const kit = createKit({ config, ...project })
