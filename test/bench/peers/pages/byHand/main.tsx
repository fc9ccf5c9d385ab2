import { createConfig, injected } from 'wagmi'
import { chains, transports } from '../project.js'
import { start } from '../start.js'
import { WalletList } from '../WalletList.js'

const config = createConfig({ chains, connectors: [injected()], transports })

start({ children: <WalletList />, config })
