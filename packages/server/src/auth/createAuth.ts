import { randomBytes } from 'node:crypto'
import { createSealer, type Sealer } from '../custody/createSealer.js'
import type { Mailer } from '../mail/mail.js'
import type { ProjectLogin } from '../projects.js'
import type { FarcasterLink } from '../providers/farcasterLink.js'
import type { SocialProviders } from '../providers/socialProvider.js'
import type { ExpiringTable, Store } from '../store/store.js'
import type { StrangerChallenge } from './challenge/challenge.js'
import { createSignals, type Signals } from './createSignals.js'
import type { ProjectMfa } from './mfa/mfa.js'
import {
  CHALLENGES_MAX,
  DEVICE_POLL_MS,
  ID_TOKENS_MAX,
  OPEN_LOGINS_MAX,
  PRUNE_MS,
  USES_MAX,
} from './rules.js'
import {
  createTokenVerifier,
  type TokenVerifier,
} from './token/createTokenVerifier.js'
import type { TokenIssuer } from './token/tokenIssuer.js'

/** What the login service works with; the functions beside use it. */
export type Auth = {
  now(): number
  mailer: Mailer
  store: Store
  signals: Signals
  /** Origin of the pages that approve a device. */
  walletOrigin(): string
  /** Whether a login for this app's origin is served. */
  isAllowedApp(origin: string): boolean
  /**
   * Whether a device that is new to an address is approved by a mailed link
   * before it gets a code.
   */
  approvesDevices: boolean
  /** Gives strangers a share of mails of their own. Default: there is none. */
  challenge?: StrangerChallenge | undefined
  /** Longest wait of one poll for a device's approval, in ms. */
  pollMs: number
  /** Providers that are set up; the others are refused. */
  providers: SocialProviders
  /** Default: logins by Farcaster are refused. */
  farcaster?: FarcasterLink | undefined
  /** Name that the operator gave an app, by its origin. */
  getAppName(app: string): string | undefined
  /** Identity providers whose ID tokens a project takes from an app. */
  getTokenIssuers(parameters: {
    /** Origin of the app. */
    app: string
    projectId: string
  }): readonly TokenIssuer[]
  /** Whether a project offers a login that is off unless it does. */
  offersLogin(parameters: {
    /** Origin of the app. */
    app: string
    login: ProjectLogin
    projectId: string
  }): boolean
  /** What a project asks a second factor for, if it does. */
  getMfa(parameters: {
    /** Origin of the app. */
    app: string
    projectId: string
  }): ProjectMfa | undefined
  /** The same of all projects that do. */
  listMfa(): readonly (ProjectMfa & { projectId: string })[]
  tokens: TokenVerifier
  /** Key of the HMACs of all codes. */
  pepper: Buffer
  /** Encrypts the shares of wallets at rest. */
  sealer: Sealer
  /** Proxies of one's own in front of the service. */
  proxies: number
  /**
   * Deletes what has expired, at most once a minute. Requests do not wait for
   * it; a failure is reported.
   */
  prune(): Promise<void>
  /** Hears of unexpected errors. */
  report(error: unknown): void
}

/** Sets up the login service over its ports. */
export function createAuth(parameters: createAuth.Parameters): Auth {
  const { now = Date.now, pepper = randomBytes(32) } = parameters
  const { pollMs = DEVICE_POLL_MS, proxies = 0 } = parameters
  const { approvesDevices = false, report = console.error } = parameters
  const { getAppName = () => undefined, providers = {} } = parameters
  const { getTokenIssuers = () => [], offersLogin = () => false } = parameters
  const { getMfa = () => undefined, listMfa = () => [] } = parameters
  const { tokens = createTokenVerifier({ now }) } = parameters
  const { sealer = createSealer({ keys: [randomBytes(32)] }) } = parameters
  const signals = createSignals(parameters.wakes)
  const prune = createPrune({ now, report, store: parameters.store })
  return {
    ...parameters,
    approvesDevices,
    getAppName,
    getMfa,
    getTokenIssuers,
    listMfa,
    now,
    offersLogin,
    pepper,
    pollMs,
    proxies,
    providers,
    prune,
    report,
    sealer,
    signals,
    tokens,
  }
}

export declare namespace createAuth {
  type Parameters = Pick<
    Auth,
    | 'challenge'
    | 'farcaster'
    | 'isAllowedApp'
    | 'mailer'
    | 'store'
    | 'walletOrigin'
  > & {
    /**
     * Default `false`: all addresses get the same answer, whether they have
     * logged in before or not.
     */
    approvesDevices?: boolean | undefined
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /**
     * 32 secret bytes, the same for all processes that share a store.
     * Default: random, so that open codes end with the process.
     */
    pepper?: Buffer | undefined
    /** Default 25 s. */
    pollMs?: number | undefined
    /** Default: apps are named by their origins. */
    getAppName?: Auth['getAppName'] | undefined
    /** Default: none. */
    getTokenIssuers?: Auth['getTokenIssuers'] | undefined
    /** Default: none does. */
    getMfa?: Auth['getMfa'] | undefined
    /** Default: none does. */
    listMfa?: Auth['listMfa'] | undefined
    /** Default: none is. */
    offersLogin?: Auth['offersLogin'] | undefined
    /** Default: reads key sets by the global `fetch`. */
    tokens?: TokenVerifier | undefined
    /** Default: none. */
    providers?: SocialProviders | undefined
    /**
     * Over the master key, the same for all processes that share a store.
     * Default: a random key, so that shares end with the process.
     */
    sealer?: Sealer | undefined
    /**
     * Proxies in front of the service which append the address they see to
     * `X-Forwarded-For`; default 0, the address of the connection counts.
     */
    proxies?: number | undefined
    /** Hears of unexpected errors. Default: `console.error`. */
    report?: ((error: unknown) => void) | undefined
    /**
     * Wakes polls of other processes. Default: their polls end after `pollMs`
     * and are repeated.
     */
    wakes?: createSignals.Wakes | undefined
  }
}

/** Of what is expired, or too much; it is not for each request to wait for. */
function createPrune({
  now,
  report,
  store,
}: Pick<Auth, 'now' | 'report' | 'store'>) {
  let prunedAt = Number.NEGATIVE_INFINITY
  let open = Promise.resolve()
  async function pruneAll() {
    const prune = (table: Pick<ExpiringTable<object>, 'prune'>, max: number) =>
      table.prune({ max, now: now() })
    await prune(store.challenges, CHALLENGES_MAX)
    await prune(store.uses, USES_MAX)
    await prune(store.idTokens, ID_TOKENS_MAX)
    await prune(store.socialLogins, OPEN_LOGINS_MAX)
    await prune(store.passkeyChallenges, OPEN_LOGINS_MAX)
    await prune(store.tickets, OPEN_LOGINS_MAX)
    await prune(store.farcasterLogins, OPEN_LOGINS_MAX)
  }
  return () => {
    if (now() - prunedAt < PRUNE_MS) return open
    prunedAt = now()
    open = pruneAll().catch(report)
    return open
  }
}
