// @ts-nocheck: built with wagmi 2, which is not installed in the root.
import { createConfig, injected } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { chains, projectId, relay, transports } from '../project.js'
import { start } from '../start.js'
import { WalletList } from '../WalletList.js'

const config = createConfig({
  chains,
  connectors: [
    injected(),
    walletConnect({ projectId, relayUrl: relay, showQrModal: false }),
  ],
  transports,
})

start({ children: <WalletList />, config })
