import { connectorsForWallets, type Wallet } from '@rainbow-me/rainbowkit'
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets'
import { createKit } from 'latchkey'
import { authFrame } from 'latchkey/connectors'
import { createConfig, http } from 'wagmi'
import { mainnet } from 'wagmi/chains'
import { project } from './project'

const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" fill="#2563eb"/><path d="M6 9h16v10H6zl8 6 8-6" fill="none" stroke="#fff" stroke-width="2"/></svg>',
)}`

/** RainbowKit's description of a wallet. The ID is that of the connector. */
const emailWallet = (): Wallet => ({
  id: 'ID_AUTH',
  name: 'Email',
  iconUrl: icon,
  iconBackground: '#2563eb',
  createConnector: (details) => (config) => ({
    ...authFrame(project)(config),
    ...details,
  }),
})

export const config = createConfig({
  chains: [mainnet],
  connectors: connectorsForWallets(
    [
      { groupName: 'Log in', wallets: [emailWallet] },
      { groupName: 'Wallets', wallets: [injectedWallet] },
    ],
    { appName: 'Example', projectId: project.projectId },
  ),
  transports: { [mainnet.id]: http() },
})

export const kit = createKit({
  config,
  ...project,
  // The modal follows the system's theme; without this it is dark.
  theme: { mode: 'auto' },
})
