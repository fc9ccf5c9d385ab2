import { authFrame, walletConnect } from 'latchkey/connectors'
import {
  cookieStorage,
  createConfig,
  createStorage,
  http,
  injected,
} from 'wagmi'
import { foundry, mainnet } from 'wagmi/chains'
import type { Settings } from './getSettings'

/** The wagmi config; one for each request, and one in the browser. */
export function createAppConfig({ isLocal, project, rpcUrl }: Settings) {
  return createConfig({
    chains: [isLocal ? foundry : mainnet],
    connectors: [injected(), authFrame(project), walletConnect(project)],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [foundry.id]: http(rpcUrl), [mainnet.id]: http(rpcUrl) },
  })
}
