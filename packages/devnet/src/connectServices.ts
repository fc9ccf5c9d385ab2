import { fileURLToPath } from 'node:url'
import { createApi } from '../../server/src/api/createApi.js'
import { createAuth } from '../../server/src/auth/createAuth.js'
import { DEVICE_POLL_MS } from '../../server/src/auth/rules.js'
import { isAllowedOrigin } from '../../server/src/isAllowedOrigin.js'
import { localProject, type Projects } from '../../server/src/projects.js'
import { createWallet } from '../../server/src/wallet/createWallet.js'
import { type ApiState, createApiState } from './api/createApiState.js'
import { createOnrampApp } from './api/onramp/createOnrampApp.js'
import type { Faucet } from './chain/createFaucet.js'
import type { Chains } from './chain/startChains.js'
import { connectProvider } from './connectProvider.js'
import { createControlRoutes } from './control/createControlRoutes.js'
import type { Clock } from './createClock.js'
import type { Faults } from './http/createFaults.js'
import type { LocalServer } from './http/openServer.js'
import { createMailbox } from './mailbox/createMailbox.js'
import { createMailboxApp } from './mailbox/createMailboxApp.js'
import type { ProviderControl } from './provider/createProviderControl.js'
import type { Relay } from './relay/relay.js'
import type { Services, ServicesOptions } from './services.js'
import { createFund } from './solana/createFund.js'
import type { SolanaChain } from './solana/solanaChain.js'
import { createWalletPage } from './walletPage/createWalletPage.js'

const dist = (page: string) =>
  fileURLToPath(new URL(`../../../${page}/dist`, import.meta.url))

/** Gives every open server its work, now that all addresses are known. */
export function connectServices(
  parameters: connectServices.Parameters,
): Omit<Services, 'stop'> {
  const { chains, clock, faults, options, projects } = parameters
  const { relay, servers, solana } = parameters
  const { control = false, frameDir = dist('packages/wallet') } = options
  const [chain] = chains.chains
  if (!chain) throw new Error('There is no chain')
  const list = [localProject, ...(options.projects ?? [])]
  const mailbox = createMailbox(clock)
  const urls = toUrls(parameters, chain.rpcUrl)
  const fund = createFund(chains.faucet, solana)
  const { now } = clock
  const parts = { ...chains, apiUrl: () => urls.api, now, projects, solana }
  const state = createApiState(parts)
  const { onramp, walletPage } = urls
  const context = {
    ...parts,
    ...state,
    onrampUrl: () => onramp,
    walletPageUrl: () => walletPage,
  }
  const walletOrigin = new URL(urls.frame).origin
  const { devicePollMs: pollMs } = options
  const provider = connectProvider({
    ...{ now, pollMs, walletOrigin },
    server: servers.provider,
    url: urls.provider,
  })
  const auth = createAuth({
    isAllowedApp: (origin) =>
      list.some((item) => isAllowedOrigin(origin, item.allowedOrigins)),
    now,
    pollMs: pollMs ?? DEVICE_POLL_MS,
    provider: provider.link,
    sendMail: mailbox.send,
    walletOrigin: () => walletOrigin,
  })
  const mails = createMailboxApp(mailbox)
  const { control: _, stop: __, ...localSolana } = solana
  const { control: people } = provider
  const steer = toSteer(parameters, { fund, provider: people, state })
  if (control) mails.route('/', createControlRoutes({ faults, ...steer }))
  servers.api.setHandler(createApi(context).fetch)
  servers.mailbox.setHandler(mails.fetch)
  servers.onramp.setHandler(createOnrampApp(context).fetch)
  servers.wallet.setHandler(
    createWallet({ ...context, auth, faucet: fund, frameDir }).fetch,
  )
  servers.walletPage.setHandler(
    createWalletPage({
      ...context,
      dir: options.walletDir ?? dist('playground/wallet'),
      faucet: fund,
      projectId: localProject.id,
      relayUrl: relay.url,
    }).fetch,
  )
  return {
    urls,
    chain: { id: chain.id, rpcUrl: chain.rpcUrl },
    chains: chains.chains,
    contracts: chains.contracts,
    tokens: chains.tokens,
    solana: localSolana,
    projectId: localProject.id,
    control: {
      ...steer,
      ...steer.pools,
      mails: mailbox.list,
      setFault: faults.set,
    },
  }
}

export declare namespace connectServices {
  type Parameters = {
    chains: Chains
    clock: Clock
    faults: Faults
    options: ServicesOptions
    projects: Projects
    relay: Relay
    servers: Record<
      'api' | 'mailbox' | 'onramp' | 'provider' | 'wallet' | 'walletPage',
      LocalServer
    >
    solana: SolanaChain
  }
}

/** What tests may do to everything that runs. */
function toSteer(
  parameters: connectServices.Parameters,
  parts: { fund: Faucet; provider: ProviderControl; state: ApiState },
): Omit<createControlRoutes.Parameters, 'faults'> {
  const { chains, clock, faults } = parameters
  const { control: relay } = parameters.relay
  const { control: solana } = parameters.solana
  const { nft, pools } = chains
  const heal = () => {
    faults.heal()
    solana.heal()
    return relay.heal()
  }
  const { advance } = clock
  const { fund, provider, state } = parts
  const addSession = state.sessions.add
  const money = { fund, nft, pools }
  return { ...money, addSession, advance, heal, provider, relay, solana }
}

// Node cannot resolve names under localhost everywhere; only pages use those.
function toUrls(
  { relay, servers, solana }: connectServices.Parameters,
  rpc: string,
): Services['urls'] {
  const { api, mailbox, onramp, provider, wallet, walletPage } = servers
  return {
    api: `http://localhost:${api.port}`,
    faucet: `http://localhost:${wallet.port}/faucet`,
    frame: `http://wallet.localhost:${wallet.port}/sdk`,
    mailbox: `http://localhost:${mailbox.port}`,
    onramp: `http://localhost:${onramp.port}`,
    provider: `http://provider.localhost:${provider.port}`,
    relay: relay.url,
    rpc,
    solana: solana.rpcUrl,
    walletPage: `http://localhost:${walletPage.port}`,
  }
}
