import type { Hono } from 'hono'
import type { ChainInfo } from '../api/chain/chainInfo.js'
import { createRpcBackend } from '../api/chain/createRpcBackend.js'
import { createApi } from '../api/createApi.js'
import { createNames } from '../api/names/createNames.js'
import { createSessions } from '../api/sessions/createSessions.js'
import type { Auth } from '../auth/createAuth.js'
import type { Projects } from '../projects.js'
import type { Store } from '../store/store.js'
import { createWallet } from '../wallet/createWallet.js'

/** Creates the wallet's pages with the login, and the API, for one origin. */
export function createApps(parameters: createApps.Parameters): {
  api: Hono
  wallet: Hono
} {
  const { auth, chains, frameDir, now, projects, report, store } = parameters
  const apiUrl = () => parameters.url
  const [evm, clusters] = [
    chains.flatMap(toFrameChain),
    chains.filter(isSolana),
  ]
  return {
    api: createApi({
      apiUrl,
      backend: createRpcBackend({ chains }),
      names: createNames({ now, store }),
      sessions: createSessions({ now, store }),
      ...{ projects, report },
    }),
    wallet: createWallet({
      ...{ apiUrl, auth, clusters, frameDir, projects },
      chains: evm,
      isRpcRelayed: true,
    }),
  }
}

export declare namespace createApps {
  type Parameters = {
    auth: Auth
    chains: readonly ChainInfo[]
    frameDir: string
    now(): number
    projects: Projects
    report(error: unknown): void
    store: Store
    /** Origin of all of it. */
    url: string
  }
}

function isSolana({ caipNetworkId }: ChainInfo) {
  return caipNetworkId.startsWith('solana:')
}

function toFrameChain(chain: ChainInfo) {
  if (isSolana(chain)) return []
  return {
    ...chain,
    id: Number(chain.caipNetworkId.split(':')[1]),
    routers: [],
    smartAccounts: true,
    tokens: [],
  }
}
