import { randomBytes } from 'node:crypto'
import type { NewMail } from '../mailbox/createMailbox.js'

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
  email: string
  deviceId: string
  createdAt: number
  usedAt: number
}

/** Everything the login service knows; the functions beside work on it. */
export type Auth = {
  now(): number
  sendMail(mail: NewMail): void
  /** Origin of the pages that approve a device. */
  walletOrigin(): string
  /** Whether a login for this app's origin is served. */
  isAllowedApp(origin: string): boolean
  /** Longest wait of one poll for a device's approval. */
  pollMs: number
  pepper: Buffer
  accounts: Map<string, Account>
  challenges: Map<string, Challenge>
  /** By hash of the token. */
  sessions: Map<string, Session>
}

/** Makes an empty login service; codes and sessions live in memory only. */
export function createAuth(parameters: createAuth.Parameters): Auth {
  return {
    ...parameters,
    pepper: randomBytes(32),
    accounts: new Map(),
    challenges: new Map(),
    sessions: new Map(),
  }
}

export declare namespace createAuth {
  type Parameters = Pick<
    Auth,
    'now' | 'sendMail' | 'walletOrigin' | 'isAllowedApp' | 'pollMs'
  >
}
