import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import {
  type ApiBackend,
  createApi,
  createAuth,
  createMemoryStore,
  createNames,
  createSessions,
  createSmtpMailer,
  createWallet,
  type Sessions,
} from 'latchkey-server'
import {
  isAllowedOrigin,
  localProject,
  type Projects,
} from 'latchkey-server/projects'
import { distDir } from 'latchkey-wallet'
import { createLocalBackend } from './api/createLocalBackend.js'
import { createChainHistories } from './api/history/createChainHistories.js'
import { createOnramp } from './api/onramp/createOnramp.js'
import { createOnrampApp } from './api/onramp/createOnrampApp.js'
import { createOutsideRoutes } from './api/outside/createOutsideRoutes.js'
import { createExchange } from './api/pay/createExchange.js'
import type { BundlerControl } from './bundler/bundler.js'
import { connectBundlers } from './bundler/connectBundlers.js'
import type { Faucet } from './chain/createFaucet.js'
import type { Chains } from './chain/startChains.js'
import { connectProvider } from './connectProvider.js'
import { createControlRoutes } from './control/createControlRoutes.js'
import type { ProjectControl } from './control/createProjectControl.js'
import type { Clock } from './createClock.js'
import { createFaucetRoutes } from './createFaucetRoutes.js'
import { createEvents, type Events } from './events/createEvents.js'
import { createEventsRoutes } from './events/createEventsRoutes.js'
import type { Faults } from './http/createFaults.js'
import type { LocalServer } from './http/openServer.js'
import type { Mailbox } from './mailbox/createMailbox.js'
import { createMailboxApp } from './mailbox/createMailboxApp.js'
import type { ProviderControl } from './provider/createProviderControl.js'
import type { Relay } from './relay/relay.js'
import type { Services, ServicesOptions } from './services.js'
import { createFund } from './solana/createFund.js'
import type { SolanaChain } from './solana/solanaChain.js'
import { toServerEnvironment } from './toServerEnvironment.js'
import { createWalletPage } from './walletPage/createWalletPage.js'

const from = { address: 'login@wallet.localhost', name: 'Latchkey' }

/** Gives every open server its handler, now that all addresses are known. */
export function connectServices(
  parameters: connectServices.Parameters,
): Omit<Services, 'clock' | 'fail' | 'mailbox' | 'setBalance' | 'stop'> {
  const { chains, clock, mailbox, options, project } = parameters
  const { projects } = project
  const { servers, solana } = parameters
  const [chain] = chains.chains
  if (!chain) throw new Error('There is no chain')
  const list = [localProject, ...(options.projects ?? [])]
  const store = createMemoryStore()
  const urls = toUrls(parameters, chain.rpcUrl)
  const bundlers = connectBundlers(chains)
  const fund = createFund(chains.faucet, solana)
  const apiUrl = () => urls.api
  const { now } = clock
  const local = { ...chains, apiUrl, now, solana }
  const onramp = createOnramp(local)
  const exchange = createExchange({ ...local, exchangeUrl: () => urls.onramp })
  const sessions = createSessions({ now, store })
  const walletOrigin = new URL(urls.frame).origin
  const { devicePollMs: pollMs } = options
  const provider = connectProvider({
    now,
    walletOrigin: options.serverOrigin ?? walletOrigin,
    server: servers.provider,
    url: urls.provider,
  })
  const mailer = createSmtpMailer({ from, url: parameters.smtpUrl })
  const auth = createAuth({
    approvesDevices: options.approvesDevices ?? true,
    isAllowedApp: (origin) =>
      list.some((item) => isAllowedOrigin(origin, item.allowedOrigins)),
    now,
    pollMs,
    farcaster: provider.farcaster,
    providers: provider.providers,
    mailer,
    store,
    walletOrigin: () => walletOrigin,
  })
  const events = createEvents()
  const histories = createChainHistories(local)
  const backend = createLocalBackend({
    ...{ ...local, histories },
    exchange,
    onramp,
    onrampUrl: () => urls.onramp,
    walletPageUrl: () => urls.walletPage,
  })
  const names = createNames({ now, store })
  const { frameDir = distDir } = options
  const wallet = createWallet({
    ...{ apiUrl, auth, frameDir, projects },
    ...toFrameNetworks(
      chains,
      solana,
      options.userOperations ? servers.bundler.port : undefined,
    ),
  })
  wallet.route('/', createFaucetRoutes(fund))
  const steer = toSteer(parameters, {
    ...{ bundler: bundlers.control, fund },
    ...{ provider: provider.control, sessions },
  })
  const api = createApi({
    ...{ analytics: events, apiUrl, backend },
    ...{ names, projects, sessions },
    signIn: { mailer, now, secret: randomBytes(32) },
  })
  api.route('/outside', createOutsideRoutes({ ...local, histories }))
  servers.api.setHandler(api.fetch)
  servers.bundler.setHandler(bundlers.app.fetch)
  servers.mailbox.setHandler(toMailboxApp(parameters, events, steer).fetch)
  servers.onramp.setHandler(
    createOnrampApp({ apiUrl, exchange, onramp, projects }).fetch,
  )
  servers.wallet.setHandler(wallet.fetch)
  if (options.walletDir)
    servers.walletPage?.setHandler(
      createWalletPage({
        ...local,
        dir: options.walletDir,
        faucet: fund,
        projectId: localProject.id,
        relayUrl: parameters.relay.url,
      }).fetch,
    )
  const { control: _, stop: __, ...localSolana } = solana
  return {
    urls,
    chain: { id: chain.id, rpcUrl: chain.rpcUrl },
    chains: chains.chains,
    contracts: chains.contracts,
    tokens: chains.tokens,
    solana: localSolana,
    projectId: localProject.id,
    server: {
      backend: toServerBackend(backend),
      environment: toServerEnvironment({
        ...{ ...local, urls },
        bundlerOrigin: options.userOperations
          ? new URL(urls.bundler).origin
          : undefined,
      }),
      login: { farcaster: provider.farcaster, providers: provider.providers },
      routes: createFaucetRoutes(fund),
    },
    control: {
      ...steer,
      ...steer.pools,
      events: events.list,
      mails: mailbox.list,
      setFault: parameters.faults.set,
    },
  }
}

export declare namespace connectServices {
  type Parameters = {
    chains: Chains
    clock: Clock
    faults: Faults
    mailbox: Mailbox
    options: ServicesOptions
    project: ProjectControl & { projects: Projects }
    relay: Relay
    servers: Record<
      'api' | 'bundler' | 'mailbox' | 'onramp' | 'provider' | 'wallet',
      LocalServer
    > & { walletPage: LocalServer | undefined }
    /** Server that delivers to the mailbox. */
    smtpUrl: string
    solana: SolanaChain
  }
}

function toMailboxApp(
  { faults, mailbox, options }: connectServices.Parameters,
  events: Events,
  steer: Omit<createControlRoutes.Parameters, 'faults'>,
): Hono {
  const app = createMailboxApp(mailbox, createEventsRoutes(events))
  if (options.control) app.route('/', createControlRoutes({ faults, ...steer }))
  return app
}

/** The local exchange and its tokens are known on the first chain. */
function toFrameNetworks(
  { chains, contracts }: Chains,
  solana: SolanaChain,
  /** Of the bundler that the frame uses. */
  bundlerPort: number | undefined,
): Pick<createWallet.Parameters, 'chains' | 'clusters'> {
  const { gold, router, tether, usd, weth } = contracts
  const routers = [{ address: router, name: 'Local Uniswap' }]
  const tokens = [usd, gold, tether, weth]
  const bundlers = `http://localhost:${bundlerPort}`
  return {
    chains: chains.map((chain, index) => ({
      ...chain,
      routers: index === 0 ? routers : [],
      smartAccounts: true,
      ...(bundlerPort !== undefined && {
        bundlerUrl: `${bundlers}/bundler/${chain.id}`,
        paymasters: [bundlers],
      }),
      tokens: index === 0 ? tokens : [],
    })),
    clusters: [solana],
  }
}

/** What a server has no service for; the rest it reads for itself. */
function toServerBackend({
  getImage,
  getNftImage,
  listWallets,
  pay,
}: ApiBackend): Partial<ApiBackend> {
  return { getImage, getNftImage, listWallets, pay }
}

/** What tests may do to everything that runs. */
function toSteer(
  parameters: connectServices.Parameters,
  parts: {
    bundler: BundlerControl & { heal(): Promise<void> }
    fund: Faucet
    provider: ProviderControl
    sessions: Sessions
  },
): Omit<createControlRoutes.Parameters, 'faults'> {
  const { chains, clock, faults, project } = parameters
  const { control: relay } = parameters.relay
  const { control: solana } = parameters.solana
  const { nft, pools } = chains
  const heal = async () => {
    faults.heal()
    solana.heal()
    project.heal()
    await Promise.all([bundler.heal(), relay.heal()])
  }
  const { advance } = clock
  const { bundler, fund, provider } = parts
  const addSession = parts.sessions.add
  const money = { fund, nft, pools }
  const { setFeatures } = project
  const steered = { bundler, provider, relay, setFeatures, solana }
  return { ...money, ...steered, addSession, advance, heal }
}

// Node cannot resolve names under localhost everywhere; only pages use those.
function toUrls(
  { chains, relay, servers, smtpUrl, solana }: connectServices.Parameters,
  rpc: string,
): Services['urls'] {
  const { api, bundler, mailbox, onramp } = servers
  const { provider, wallet, walletPage } = servers
  const [chain] = chains.chains
  return {
    api: `http://localhost:${api.port}`,
    bundler: `http://localhost:${bundler.port}/bundler/${chain?.id}`,
    events: `http://localhost:${mailbox.port}/events`,
    faucet: `http://localhost:${wallet.port}/faucet`,
    frame: `http://wallet.localhost:${wallet.port}/sdk`,
    mailbox: `http://localhost:${mailbox.port}`,
    onramp: `http://localhost:${onramp.port}`,
    paymaster: `http://localhost:${bundler.port}/paymaster/${chain?.id}`,
    provider: `http://provider.localhost:${provider.port}`,
    relay: relay.url,
    rpc,
    smtp: smtpUrl,
    solana: solana.rpcUrl,
    walletPage: walletPage && `http://localhost:${walletPage.port}`,
  }
}
