import { createKit } from 'latchkey'
import { authFrame } from 'latchkey/connectors'
import { solana } from 'latchkey/solana'
import { createConfig, http, injected } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { project } from './project'

export const config = createConfig({
  chains: [mainnet],
  connectors: [injected(), authFrame(project)],
  transports: { [mainnet.id]: http() },
})

export const kit = createKit({
  config,
  ...project,
  solana: solana(),
  // The modal follows the system's theme; without this it is dark.
  theme: { mode: 'auto' },
})
