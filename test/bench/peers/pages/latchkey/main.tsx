import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { walletConnect } from 'latchkey/connectors'
import 'latchkey/styles.css'
import { createConfig, injected } from 'wagmi'
import { chains, dead, projectId, relay, transports } from '../project.js'
import { start } from '../start.js'

const hosts = { api: dead, explorer: dead, frame: dead, relay, rpc: dead }
const project = { hosts, projectId }
const config = createConfig({
  chains,
  connectors: [injected(), walletConnect(project)],
  transports,
})
const kit = createKit({ config, ...project })

start({
  children: (
    <KitProvider kit={kit}>
      <ConnectButton />
    </KitProvider>
  ),
  config,
})
