import { authFrame } from 'latchkey/connectors'
import {
  cookieStorage,
  createConfig,
  createStorage,
  http,
  injected,
} from 'wagmi'
import { foundry, mainnet } from 'wagmi/chains'

/**
 * Where `npx latchkey-devnet` listens, unless the environment has others. In
 * production, `hosts` is the origin of your own `latchkey-server`, or a preset
 * of `latchkey/hosts`.
 */
const frame =
  process.env.NEXT_PUBLIC_FRAME_URL ?? 'http://wallet.localhost:4110/sdk'
const api = process.env.NEXT_PUBLIC_API_URL ?? 'http://localhost:4110'

export const project = {
  projectId: 'local',
  hosts: { frame, api, explorer: api, rpc: api },
}

/** Made once per request: two visitors of one server share nothing. */
export const getConfig = () =>
  createConfig({
    // `foundry` is the chain of the local services: leave it out in production.
    chains: [foundry, mainnet],
    connectors: [injected(), authFrame(project)],
    ssr: true,
    storage: createStorage({ storage: cookieStorage }),
    transports: { [foundry.id]: http(), [mainnet.id]: http() },
  })
