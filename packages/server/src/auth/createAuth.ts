import { randomBytes } from 'node:crypto'
import { createSealer, type Sealer } from '../custody/createSealer.js'
import type { Mailer } from '../mail/mail.js'
import type { Store } from '../store/store.js'
import { createSignals, type Signals } from './createSignals.js'
import { DEVICE_POLL_MS } from './rules.js'

/** How the login service speaks to the providers. */
export type ProviderLink = {
  /** Origin of their pages. */
  url: string
  clientId: string
  clientSecret: string
  /** `path` begins with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

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
  /** Longest wait of one poll for a device's approval, in ms. */
  pollMs: number
  provider: ProviderLink
  /** Key of the HMACs of all codes. */
  pepper: Buffer
  /** Encrypts the shares of wallets at rest. */
  sealer: Sealer
}

/** Sets up the login service over its ports. */
export function createAuth(parameters: createAuth.Parameters): Auth {
  const { now = Date.now, pepper = randomBytes(32) } = parameters
  const { pollMs = DEVICE_POLL_MS } = parameters
  const { sealer = createSealer({ keys: [randomBytes(32)] }) } = parameters
  const signals = createSignals()
  return { ...parameters, now, pepper, pollMs, sealer, signals }
}

export declare namespace createAuth {
  type Parameters = Pick<
    Auth,
    'isAllowedApp' | 'mailer' | 'provider' | 'store' | 'walletOrigin'
  > & {
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /**
     * 32 secret bytes, the same for all processes that share a store.
     * Default: random, so that open codes end with the process.
     */
    pepper?: Buffer | undefined
    /** Default 25 s. */
    pollMs?: number | undefined
    /**
     * Over the master key, the same for all processes that share a store.
     * Default: a random key, so that shares end with the process.
     */
    sealer?: Sealer | undefined
  }
}
