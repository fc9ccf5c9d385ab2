import { createConfig, http } from '@wagmi/core'
import { mainnet } from '@wagmi/core/chains'
import { createKit } from 'latchkey/actions'
import { authFrame } from 'latchkey/connectors'
import { project } from './project'

export const config = createConfig({
  chains: [mainnet],
  connectors: [authFrame(project)],
  transports: { [mainnet.id]: http() },
})

export const kit = createKit({
  config,
  ...project,
  // The wallet's approvals: follows the system's theme. Or 'light', 'dark'.
  theme: { mode: 'auto' },
})
