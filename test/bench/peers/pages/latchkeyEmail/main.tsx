import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { authFrame, walletConnect } from 'latchkey/connectors'
import 'latchkey/styles.css'
import { createConfig, injected } from 'wagmi'
import {
  chains,
  dead,
  explorer,
  projectId,
  relay,
  transports,
} from '../project.js'
import { start } from '../start.js'

const frame = `${dead}/sdk`
const hosts = { api: dead, explorer, frame, relay, rpc: dead }
const project = { hosts, projectId }
const config = createConfig({
  chains,
  connectors: [injected(), authFrame(project), walletConnect(project)],
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
