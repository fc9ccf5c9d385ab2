import { authFrame } from 'latchkey/connectors'
import {
  cookieStorage,
  createConfig,
  createStorage,
  http,
  injected,
} from 'wagmi'
import { mainnet } from 'wagmi/chains'

/**
 * The project of `npx latchkey-server` for apps on localhost. In production,
 * pass the project you create on your server, and `hosts`: its origin.
 */
export const project = { projectId: 'local' }

/** Made once per request: two visitors of one server share nothing. */
export const getConfig = () =>
  createConfig({
    chains: [mainnet],
    connectors: [injected(), authFrame(project)],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [mainnet.id]: http() },
  })
