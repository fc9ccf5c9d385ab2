// @ts-nocheck: built with packages that are not installed in the root.
import { ConnectKitButton, ConnectKitProvider } from 'connectkit'
import { createConfig, injected } from 'wagmi'
import { walletConnect } from 'wagmi/connectors'
import { chains, projectId, relay, transports } from '../project.js'
import { start } from '../start.js'

const config = createConfig({
  chains,
  connectors: [
    injected(),
    walletConnect({ projectId, relayUrl: relay, showQrModal: false }),
  ],
  transports,
})

start({
  children: (
    <ConnectKitProvider>
      <ConnectKitButton />
    </ConnectKitProvider>
  ),
  config,
})
