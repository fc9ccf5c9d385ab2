import { Hono } from 'hono'
import { type ApiBackend, createSessions, type Sessions } from 'latchkey-server'
import { createProjects, localProject } from 'latchkey-server/projects'
import type { RunningServer } from 'latchkey-server/start'
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
import type { createProjectControl } from './control/createProjectControl.js'
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
import { startLocalServer } from './startLocalServer.js'
import { toServerEnvironment } from './toServerEnvironment.js'
import { createWalletPage } from './walletPage/createWalletPage.js'

/**
 * Starts the server, and gives every open service its handler, now that all
 * addresses are known.
 *
 * @param keep - remembers what has to be stopped
 */
export async function connectServices(
  parameters: connectServices.Parameters,
  keep: (starting: Promise<RunningServer>) => Promise<RunningServer>,
): Promise<
  Omit<Services, 'clock' | 'fail' | 'mailbox' | 'setBalance' | 'stop'>
> {
  const { chains, clock, mailbox, options, project } = parameters
  const { servers, solana } = parameters
  const [chain] = chains.chains
  if (!chain) throw new Error('There is no chain')
  let running: RunningServer | undefined
  const urls = toUrls(parameters, chain.rpcUrl)
  const getUrls = () => ({ ...urls, ...toServerUrls(running) })
  const bundlers = connectBundlers(chains)
  const fund = createFund(chains.faucet, solana)
  // As pages know it.
  const apiUrl = () => running?.url ?? ''
  const { now } = clock
  const local = { ...chains, apiUrl, now, solana }
  const onramp = createOnramp(local)
  const exchange = createExchange({ ...local, exchangeUrl: () => urls.onramp })
  const provider = connectProvider({
    now,
    walletOrigin: () => running?.url ?? '',
    server: servers.provider,
    url: urls.provider,
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
  const routes = new Hono()
  routes.route('/', createFaucetRoutes(fund))
  routes.route('/outside', createOutsideRoutes({ ...local, histories }))
  const bundlerOrigin = options.userOperations
    ? new URL(urls.bundler).origin
    : undefined
  const { farcaster, providers } = provider
  running = await keep(
    startLocalServer({
      ...{ backend, bundlerOrigin, chains, clock, events, options, project },
      ...{ routes, smtpUrl: parameters.smtpUrl, solana },
      faults: parameters.faults,
      login: { farcaster, providers },
      port: parameters.port,
    }),
  )
  const { store } = running
  const steer = toSteer(parameters, {
    ...{ bundler: bundlers.control, fund },
    provider: provider.control,
    sessions: createSessions({ now, store }),
  })
  const projects = createProjects(project.list())
  servers.bundler.setHandler(bundlers.app.fetch)
  servers.mailbox.setHandler(toMailboxApp(parameters, events, steer).fetch)
  servers.onramp.setHandler(
    createOnrampApp({ apiUrl, exchange, onramp, projects }).fetch,
  )
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
    urls: getUrls(),
    chain: { id: chain.id, rpcUrl: chain.rpcUrl },
    chains: chains.chains,
    contracts: chains.contracts,
    names: chains.names,
    tokens: chains.tokens,
    solana: localSolana,
    projectId: localProject.id,
    server: {
      backend: toServerBackend(backend),
      environment: toServerEnvironment({
        ...{ ...local, bundlerOrigin, urls: getUrls() },
      }),
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
    /** Wished port of the server. */
    port: number
    project: ReturnType<typeof createProjectControl>
    relay: Relay
    servers: Record<
      'bundler' | 'mailbox' | 'onramp' | 'provider',
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

/** What a server has no service for; the rest it reads for itself. */
function toServerBackend({
  getImage,
  getNftImage,
  listWallets,
  onramp,
  pay,
}: ApiBackend): Partial<ApiBackend> {
  return { getImage, getNftImage, listWallets, onramp, pay }
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
  const { nft, pools, registerName } = chains
  const heal = async () => {
    clock.reset()
    faults.heal()
    solana.heal()
    project.heal()
    await Promise.all([bundler.heal(), relay.heal()])
  }
  const { advance } = clock
  const { bundler, fund, provider } = parts
  const addSession = parts.sessions.add
  const money = { fund, nft, pools, registerName }
  const { setFeatures } = project
  const steered = { bundler, provider, relay, setFeatures, solana }
  return { ...money, ...steered, addSession, advance, heal }
}

// Node cannot resolve names under localhost everywhere; only pages use those.
function toUrls(
  { chains, relay, servers, smtpUrl, solana }: connectServices.Parameters,
  rpc: string,
) {
  const { bundler, mailbox, onramp, provider, walletPage } = servers
  const [chain] = chains.chains
  return {
    bundler: `http://localhost:${bundler.port}/bundler/${chain?.id}`,
    events: `http://localhost:${mailbox.port}/events`,
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

/** The API is answered by both names of the server, the pages by one. */
function toServerUrls(
  server: Pick<RunningServer, 'port' | 'url'> | undefined,
): Pick<Services['urls'], 'api' | 'faucet' | 'frame'> {
  const api = `http://localhost:${server?.port}`
  return { api, faucet: `${api}/faucet`, frame: `${server?.url}/sdk` }
}
