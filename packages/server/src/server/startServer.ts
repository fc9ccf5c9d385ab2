import type { RequestListener } from 'node:http'
import type { Hono } from 'hono'
import { distDir } from 'latchkey-wallet'
import { runDeletions } from '../account/runDeletions.js'
import { sweepGuests } from '../account/sweepGuests.js'
import { createAdminRoutes } from '../admin/createAdminRoutes.js'
import { createAdminSession } from '../admin/createAdminSession.js'
import { createAdapterBackend } from '../api/adapters/createAdapterBackend.js'
import { createAdapters } from '../api/adapters/createAdapters.js'
import { createTokenLists } from '../api/adapters/tokens/createTokenLists.js'
import type { Analytics } from '../api/analytics/createAnalyticsRoutes.js'
import { cacheBackend } from '../api/answers/cacheBackend.js'
import type { ApiBackend } from '../api/apiBackend.js'
import {
  createPublicChains,
  type PublicChains,
} from '../api/chain/createPublicChains.js'
import { describeChain } from '../api/chain/describeChain.js'
import { listApiFeatures } from '../api/project/listApiFeatures.js'
import type { Auth } from '../auth/createAuth.js'
import type { Config } from '../config/config.js'
import { loadMasterKey } from '../config/loadMasterKey.js'
import { toPublicUrl } from '../config/toPublicUrl.js'
import {
  type GivenDescriptor,
  loadDescriptors,
} from '../descriptors/loadDescriptors.js'
import { createSmtpMailer } from '../mail/createSmtpMailer.js'
import type { Mailer } from '../mail/mail.js'
import { localProject, type Project, type ProjectFeature } from '../projects.js'
import { createFarcasterLink } from '../providers/createFarcasterLink.js'
import { createSocialProviders } from '../providers/createSocialProviders.js'
import { socialNames } from '../providers/socialProvider.js'
import type { Store } from '../store/store.js'
import { assertMasterKey } from './assertMasterKey.js'
import { createApps } from './createApps.js'
import { createConsoleMailer } from './createConsoleMailer.js'
import { createCountedMailer } from './createCountedMailer.js'
import { createListener } from './createListener.js'
import { createLog, type Log } from './createLog.js'
import { createMetrics, type Metrics } from './createMetrics.js'
import { createServerAuth } from './createServerAuth.js'
import { createStoredProjects } from './createStoredProjects.js'
import { deriveKey } from './deriveKey.js'
import { openHttpServer } from './openHttpServer.js'
import { type OpenStore, openStore, toOpenStore } from './openStore.js'

const PING_TIMEOUT_MS = 2_000
const SWEEP_MS = 10 * 60_000

export type RunningServer = {
  /** Origin that browsers reach the server by. */
  url: string
  port: number
  store: Store
  /** Answers open requests, ends polls, and closes the database. */
  stop(): Promise<void>
}

/**
 * Starts the server of a configuration: frame page, login and API on one
 * origin.
 *
 * @throws ConfigError when the master key is missing or another one
 *
 * @example
 * const server = await startServer({ config: readConfig(process.env) })
 * console.log(server.url)
 */
export async function startServer(
  parameters: startServer.Parameters,
): Promise<RunningServer> {
  const { config } = parameters
  const masterKey = await loadMasterKey(config.masterKey)
  const metrics = createMetrics()
  const log = createLog({
    level: config.logLevel,
    onReport: metrics.countError,
    pepper: deriveKey(masterKey, 'log'),
    write: parameters.writeLog,
  })
  const database = parameters.store
    ? toOpenStore(parameters.store)
    : await openStore(config, log.report, metrics.countReplicaRead)
  try {
    return await serve({ ...parameters, database, log, masterKey, metrics })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(parameters: Context): Promise<RunningServer> {
  const { config, database, log, masterKey, metrics } = parameters
  const { now = Date.now } = parameters
  const { store } = database
  const old = config.oldMasterKey ? [config.oldMasterKey] : []
  await assertMasterKey(store, [masterKey, ...old])
  const fault = await database.findFault(now)
  if (fault) log.warn({ fault }, 'The clock is wrong')
  const descriptors = await loadDescriptors({
    folder: config.descriptorsDir,
    given: parameters.descriptors,
    onIgnored: (file, fault) =>
      log.warn({ fault, file }, 'A descriptor is ignored'),
  })
  const services = createServices({ config, log, metrics, now })
  const logins = createLogins(parameters)
  const projects = await createStoredProjects({
    features: [
      toLoginFeature(Object.keys(logins.providers), Boolean(logins.farcaster)),
      ...(parameters.features ??
        listApiFeatures(services.adapters, parameters.backend)),
    ],
    ...{ report: log.report, store },
    refreshMs: parameters.refreshMs,
    always:
      parameters.projects ??
      (() => (config.isProduction ? [] : [localProject])),
  })
  let listener: RequestListener | undefined
  let isStopping = false
  // The port is known first: it may be part of the address.
  const http = await openHttpServer({
    host: config.host,
    isPortFree: parameters.isPortFree,
    listener(request, response) {
      if (listener) listener(request, response)
      else response.writeHead(503).end()
    },
    port: config.port,
  })
  const url = toPublicUrl(config, http.port)
  const mailer = createMailer(parameters)
  const auth = createServerAuth({
    ...{ config, database, log, logins, masterKey, now, projects, store, url },
    challenge: parameters.challenge,
    mailer: createCountedMailer(mailer, { log, metrics }),
    pollMs: parameters.pollMs,
  })
  const apps = createApps({
    ...{ auth, now, projects, stale: database.stale, store, url },
    ...{ apis: config.apis, chains: services.chains, report: log.report },
    publicChains: services.publicChains,
    analytics: parameters.analytics,
    backend: { ...services.backend, ...parameters.backend },
    callsPerMinute: config.callsPerMinute,
    findDescriptors: descriptors.find,
    frame: parameters.frame,
    frameDir: parameters.frameDir ?? distDir,
    routes: parameters.routes,
    signInSecret: deriveKey(masterKey, 'sign-in'),
  })
  if (config.adminToken) {
    const key = deriveKey(masterKey, 'admin')
    const session = createAdminSession({ key, now, token: config.adminToken })
    const onChange = projects.refresh
    apps.wallet.route('/', createAdminRoutes({ auth, onChange, session }))
  }
  listener = createListener({
    ...apps,
    intercept: parameters.intercept,
    isOwnProcess: parameters.isOwnProcess,
    isReady: async () => !isStopping && isAlive(() => database.ping()),
    isStopping: () => isStopping,
    ...{ log, metrics },
    isOpen: !config.isProduction,
    metricsToken: config.metricsToken,
    publicUrl: url,
  })
  const stopSweeping = startSweeping(parameters)
  let stopping: Promise<void> | undefined
  async function stop() {
    stopSweeping()
    projects.stop()
    auth.signals.end()
    await http.stop(config.drainMs)
    mailer.close?.()
    await database.close()
  }
  return {
    ...{ port: http.port, store, url },
    stop() {
      isStopping = true
      stopping ??= stop()
      return stopping
    },
  }
}

export declare namespace startServer {
  type Parameters = {
    config: Config
    /** Takes events of apps. Default: apps are told to send none. */
    analytics?: Analytics | undefined
    /** Parts of the API that are answered otherwise. */
    backend?: Partial<ApiBackend> | undefined
    /** Descriptors of contracts besides those of the folder. */
    descriptors?: readonly GivenDescriptor[] | undefined
    /** Gives strangers a share of mails. Default: that of the configuration. */
    challenge?: Auth['challenge'] | undefined
    /** Features of the API. Default: what the services behind it can do. */
    features?: readonly ProjectFeature[] | undefined
    /** What the frame knows besides the configuration. */
    frame?: createApps.Frame | undefined
    /** Directory of the built frame page. */
    frameDir?: string | undefined
    /** Deals with a request before the apps do, for faults of tests. */
    intercept?: createListener.Intercept | undefined
    /**
     * Whether nothing else runs in this process: its global `Request` and
     * `Response` are then replaced by faster ones. Default `false`.
     */
    isOwnProcess?: boolean | undefined
    /** Takes any free port when the wished one is taken. Default `false`. */
    isPortFree?: boolean | undefined
    /** Default: by SMTP, or printed. */
    mailer?: Mailer | undefined
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /** Time between deletions of what has expired. Default 10 minutes. */
    sweepMs?: number | undefined
    /**
     * Projects besides those of the database, as they are now. Default: `local`
     * in development, none in production.
     */
    projects?: (() => readonly Project[]) | undefined
    /** Default: the database of the configuration. */
    store?: Store | undefined
    /** Default 25 s. */
    pollMs?: number | undefined
    /** Takes what is for people. Default: the standard output. */
    print?: ((text: string) => void) | undefined
    /** Social login providers. Default: those of the configuration. */
    login?: Partial<Pick<Auth, 'farcaster' | 'providers'>> | undefined
    /** Answered besides the API. */
    routes?: Hono | undefined
    /** Pause between two reads of the projects. Default 5 s. */
    refreshMs?: number | undefined
    /** Takes lines of the log. Default: the standard output. */
    writeLog?: ((line: string) => void) | undefined
  }
}

type Context = startServer.Parameters & {
  database: OpenStore
  log: Log
  masterKey: Buffer
  metrics: Metrics
}

/** The chains, and the API over their nodes and the services outside. */
function createServices(parameters: {
  config: Config
  log: Log
  metrics: Metrics
  now(): number
}) {
  const { config, log, metrics, now } = parameters
  const { apis } = config
  const chains = config.chains.map((chain) =>
    describeChain({ ...chain, ...apis.networks[chain.caipNetworkId] }),
  )
  const publicChains = config.hasPublicNodes
    ? createPublicChains(chains)
    : undefined
  const outside = {
    ...{ chains: publicChains?.asked ?? chains, now, report: log.report },
    observe: metrics.countCall,
  }
  const sources = apis.tokenLists
  const tokenLists = createTokenLists({ ...outside, sources })
  const adapters = createAdapters({ ...outside, apis, tokenLists })
  const backend = cacheBackend(
    createAdapterBackend({ ...outside, adapters, tokenLists }),
    { now, report: log.report },
  )
  return {
    ...{ adapters, chains, publicChains },
    backend: publicChains ? askFirst(backend, publicChains) : backend,
  }
}

/** Reads of all chains are of those that were asked for. */
function askFirst(backend: ApiBackend, { all, ask }: PublicChains): ApiBackend {
  return {
    ...backend,
    chains: all,
    getBalances(wish) {
      ask(wish.chainId)
      return backend.getBalances(wish)
    },
    getHistory(wish) {
      ask(wish.chainId)
      return backend.getHistory(wish)
    },
  }
}

/** The providers that users can log in at. */
function createLogins({ config, login = {}, now = Date.now }: Context) {
  const { farcaster, social } = config
  return {
    farcaster: login.farcaster ?? (farcaster && createFarcasterLink(farcaster)),
    providers: login.providers ?? createSocialProviders(social, { now }),
  }
}

function createMailer({ config, mailer, print = toOutput }: Context): Mailer {
  const { smtp } = config
  return mailer ?? (smtp ? createSmtpMailer(smtp) : createConsoleMailer(print))
}

const toOutput = (text: string) => process.stdout.write(text)

/**
 * Deletes what has expired, users who wanted that, and unused guests, until the
 * returned function is called.
 */
function startSweeping({
  config,
  database,
  log,
  metrics,
  now = Date.now,
  sweepMs = SWEEP_MS,
}: Context) {
  const { store } = database
  async function remove() {
    const given = { now: now(), report: log.report, store }
    const days = config.guestDays
    return (await runDeletions(given)) + (await sweepGuests({ ...given, days }))
  }
  async function sweep() {
    await database.sweep(now())
    // One instance at a time; the others would find nothing.
    const count = await store.lock('deletions', remove)
    if (count === 0) return
    metrics.countDeletions(count)
    log.info({ count }, 'Accounts deleted')
  }
  const timer = setInterval(() => sweep().catch(log.report), sweepMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** In the order that apps offer them in. */
const loginNames: readonly string[] = [
  ...socialNames.slice(0, 3),
  'farcaster',
  ...socialNames.slice(3),
]

/** What is not set up is not offered. */
function toLoginFeature(
  socials: readonly string[],
  hasFarcaster: boolean,
): ProjectFeature {
  const known = [...socials, ...(hasFarcaster ? ['farcaster'] : [])]
  const config = ['email', ...loginNames.filter((name) => known.includes(name))]
  return { id: 'social_login', isEnabled: true, config }
}

async function isAlive(ping: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS)
  })
  const answered = ping().then(
    () => true,
    () => false,
  )
  const alive = await Promise.race([answered, late])
  clearTimeout(timer)
  return alive
}
