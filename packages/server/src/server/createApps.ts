import type { Hono } from 'hono'
import type { Analytics } from '../api/analytics/createAnalyticsRoutes.js'
import type { ApiBackend } from '../api/apiBackend.js'
import type { ChainInfo } from '../api/chain/chainInfo.js'
import type { PublicChains } from '../api/chain/createPublicChains.js'
import { createApi } from '../api/createApi.js'
import { createNames } from '../api/names/createNames.js'
import { createSessions } from '../api/sessions/createSessions.js'
import type { Auth } from '../auth/createAuth.js'
import { getClient } from '../auth/getClient.js'
import { limitDraft } from '../auth/limitDraft.js'
import { limitName } from '../auth/limitName.js'
import type { ApiConfig } from '../config/apiConfig.js'
import type { FindDescriptors } from '../descriptors/loadDescriptors.js'
import type { Projects } from '../projects.js'
import { createSignInStore } from '../store/createSignInStore.js'
import type { Store } from '../store/store.js'
import type { FrameChain } from '../wallet/createFrameRoutes.js'
import { createWallet } from '../wallet/createWallet.js'
import { createCallLimit } from './createCallLimit.js'
import { limitSignInMail } from './limitSignInMail.js'

/** One sign-in is allowed for that many calls; they are counted apart. */
const CALLS_PER_SIGN_IN = 10
/** So many requests of any kind are allowed for one call, files included. */
const REQUESTS_PER_CALL = 10

/** Creates the wallet's pages with the login, and the API, for one origin. */
export function createApps(parameters: createApps.Parameters): {
  api: Hono
  wallet: Hono
} {
  const { apis, auth, backend, chains, frameDir, now, projects } = parameters
  const { callsPerMinute, report, store } = parameters
  const apiUrl = () => parameters.url
  const { publicChains } = parameters
  const [evm, clusters] = [
    chains
      .filter((chain) => !isSolana(chain))
      .map((chain) => ({
        ...toFrameChain(chain, apis),
        ...parameters.frame?.chains?.[chain.caipNetworkId],
      })),
    (publicChains?.all ?? chains).filter(isSolana),
  ]
  const askChain = publicChains && {
    askChain(caipNetworkId: string) {
      const chain = publicChains.ask(caipNetworkId)
      if (!chain || isSolana(chain)) return undefined
      return toFrameChain(chain, apis)
    },
  }
  const limit = (perMinute: number) =>
    perMinute
      ? createCallLimit({ now, perMinute, proxies: auth.proxies })
      : undefined
  const signInsPerMinute = Math.ceil(callsPerMinute / CALLS_PER_SIGN_IN)
  const limitRequests = limit(callsPerMinute * REQUESTS_PER_CALL)
  const api = createApi({
    ...{ analytics: parameters.analytics, apiUrl },
    backend,
    bundlers: new Map(
      Object.entries(apis.bundlers).map(([id, { url }]) => [id, url]),
    ),
    limitCalls: limit(callsPerMinute),
    limitDraft: (c, { project }) =>
      limitDraft(auth, { client: getClient(auth, c), project }),
    limitName: (c, { project }) =>
      limitName(auth, { client: getClient(auth, c), project }),
    limitNonces: limit(signInsPerMinute),
    limitRequests,
    limitSignIns: limit(signInsPerMinute),
    names: createNames({ now, stale: parameters.stale, store }),
    sessions: createSessions({ now, report, store }),
    signIn: {
      ...{ now, secret: parameters.signInSecret },
      limitMail: (c, mail) => limitSignInMail(auth, { c, ...mail }),
      mailer: auth.mailer,
      store: createSignInStore({ now, store }),
    },
    ...{ projects, report },
  })
  if (parameters.routes) api.route('/', parameters.routes)
  return {
    api,
    wallet: createWallet({
      ...{ apiUrl, auth, clusters, frameDir, limitRequests, projects },
      chains: evm,
      findDescriptors: parameters.findDescriptors,
      hasFaucet: parameters.frame?.hasFaucet,
      isRpcRelayed: true,
      ...askChain,
    }),
  }
}

export declare namespace createApps {
  /** What the frame knows besides the configuration. */
  type Frame = {
    /** By CAIP-2; replaces what the configuration says. */
    chains?:
      | Readonly<
          Record<string, Partial<Pick<FrameChain, 'routers' | 'tokens'>>>
        >
      | undefined
    /** Whether new accounts ask `/faucet` for coins. Default `false`. */
    hasFaucet?: boolean | undefined
  }
  type Parameters = {
    /** Default: apps are told to send no events. */
    analytics?: Analytics | undefined
    apis: ApiConfig
    auth: Auth
    backend: ApiBackend
    /** Of the API, by one IP address; 0 is any number. */
    callsPerMinute: number
    chains: readonly ChainInfo[]
    /** Default: there are none. */
    findDescriptors?: FindDescriptors | undefined
    frame?: Frame | undefined
    frameDir: string
    now(): number
    projects: Projects
    /** Serves chains that apps ask for, besides `chains`. Default: none. */
    publicChains?: PublicChains | undefined
    report(error: unknown): void
    /** Answered besides the API. */
    routes?: Hono | undefined
    /** Signs the tokens of the hosted sign-in, 32 bytes. */
    signInSecret: Buffer
    /** Names as they are read, which may be old. Default: the store's. */
    stale?: Pick<Store, 'names'> | undefined
    store: Store
    /** Origin of all of it. */
    url: string
  }
}

function isSolana({ caipNetworkId }: ChainInfo) {
  return caipNetworkId.startsWith('solana:')
}

function toFrameChain(chain: ChainInfo, apis: ApiConfig) {
  const { bundlers, swaps } = apis
  const bundler = bundlers[chain.caipNetworkId]
  const swap = swaps[chain.caipNetworkId]
  const name = swap?.kind.startsWith('uniswap') ? 'Uniswap' : swap?.kind
  const router = swap && ('router' in swap ? swap.router : swap.spender)
  return {
    ...chain,
    id: Number(chain.caipNetworkId.split(':')[1]),
    routers: name && router ? [{ address: router, name }] : [],
    smartAccounts: true,
    tokens:
      swap && 'dollar' in swap && swap.dollar ? [swap.dollar.address] : [],
    ...(bundler && {
      bundlerUrl: bundler.url,
      paymasters: bundler.paymasters.map((url) => new URL(url).origin),
    }),
  }
}
