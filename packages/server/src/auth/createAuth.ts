import { randomBytes } from 'node:crypto'
import type { Mail } from './mail.js'

export type Challenge = {
  id: string
  email: string
  deviceId: string
  /** Origin of the app the person logs in to. */
  app: string
  /** `device`: waits for the mailed link; `code`: waits for the code. */
  stage: 'device' | 'denied' | 'code'
  linkHash: string | undefined
  codeHash: Buffer | undefined
  expiresAt: number
  tries: number
  /** Called when the stage changes, or the challenge is replaced. */
  waiters: Set<() => void>
}

export type Account = {
  /** Devices that have logged in, by hash. */
  devices: Set<string>
  challengeId: string | undefined
  lastRequestAt: number
  /** Times of wrong answers within the last day. */
  failures: number[]
}

export type Session = {
  userId: string
  deviceId: string
  createdAt: number
  usedAt: number
}

/** A person, whatever they log in with; the wallet's keys go by their id. */
export type User = {
  id: string
  /** Proved to be theirs, by a code or by a provider. */
  email: string | undefined
  userName: string | undefined
  /** What each linked provider knows them by. */
  subjects: Map<string, string>
  update: EmailUpdate | undefined
}

/** A change of address on its way. */
export type EmailUpdate = {
  id: string
  /** By hash: only the session that began it goes on with it. */
  session: string
  app: string
  newEmail: string
  /** `primary`: the code is at the old address; `secondary`: at the new. */
  stage: 'primary' | 'secondary'
  /** `undefined` when no code has been made, so none is right. */
  codeHash: Buffer | undefined
  expiresAt: number
  tries: number
}

/** A login that began here and goes on at a provider. */
export type SocialLogin = {
  provider: string
  deviceId: string
  app: string
  /** PKCE. */
  verifier: string
  nonce: string
  /** `RETURNED`: the person is back, and the provider is asked who it is. */
  status: 'PENDING' | 'RETURNED' | 'COMPLETE' | 'CANCELLED' | 'FAILED'
  identity: SocialIdentity | undefined
  /** Window that was opened for it. */
  ticket: Ticket | undefined
  /** The window that came back is one the app has opened in this browser. */
  isWitnessed: boolean
  /** By HMAC; they live as long as the login does. */
  codes: Buffer[]
  expiresAt: number
}

/** Whom a provider says it has seen. */
export type SocialIdentity = {
  provider: string
  /** What the provider knows them by; what they are called may change. */
  subject: string
  userName: string | undefined
  email: string | undefined
  isEmailVerified: boolean
}

/** A window that waits for the address of a provider. */
export type Ticket = {
  uri: string | undefined
  isTaken: boolean
  /** By hash: the browser that has opened it. */
  browser: string | undefined
  /** Origin of the page that has opened it. */
  opener: string | undefined
  expiresAt: number
  waiters: Set<() => void>
}

/** A login that is approved in Farcaster. */
export type FarcasterLogin = {
  channelToken: string
  deviceId: string
  nonce: string
  expiresAt: number
}

/** How the login service speaks to the providers. */
export type ProviderLink = {
  /** Origin of their pages. */
  url: string
  clientId: string
  clientSecret: string
  /** `path` begins with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** Everything the login service knows; the functions beside work on it. */
export type Auth = {
  now(): number
  sendMail(mail: Mail): void
  /** Origin of the pages that approve a device. */
  walletOrigin(): string
  /** Whether a login for this app's origin is served. */
  isAllowedApp(origin: string): boolean
  /** Longest wait of one poll for a device's approval. */
  pollMs: number
  provider: ProviderLink
  pepper: Buffer
  /** What is known about an address, by the address. */
  accounts: Map<string, Account>
  challenges: Map<string, Challenge>
  /** By hash of the token. */
  sessions: Map<string, Session>
  users: Map<string, User>
  /** By hash of the state. */
  socialLogins: Map<string, SocialLogin>
  /** By hash. */
  tickets: Map<string, Ticket>
  farcasterLogins: Map<string, FarcasterLogin>
}

/** Makes an empty login service; codes and sessions live in memory only. */
export function createAuth(parameters: createAuth.Parameters): Auth {
  return {
    ...parameters,
    pepper: randomBytes(32),
    accounts: new Map(),
    challenges: new Map(),
    sessions: new Map(),
    users: new Map(),
    socialLogins: new Map(),
    tickets: new Map(),
    farcasterLogins: new Map(),
  }
}

export declare namespace createAuth {
  type Parameters = Pick<
    Auth,
    'now' | 'sendMail' | 'walletOrigin' | 'isAllowedApp' | 'pollMs' | 'provider'
  >
}
