import type { SessionKey, SessionRequest } from './grantSchemas.js'

/** A smart session, as the wire has it; times are unix seconds. */
export type SmartSession = {
  project: { id: string; name: string; url?: string; iconUrl?: string }
  pci: string
  expiry: number
  createdAt: number
  permissions: readonly { type: string; data: object }[]
  policies: readonly { id: string }[]
  context: string
  revokedAt?: number
}

/** A session that its wallet has not granted yet. */
export type SessionDraft = {
  /** In lower case. */
  address: string
  /** CAIP-2. */
  chainId: string
  project: SmartSession['project']
  request: SessionRequest
  /** The request's keys, those of the service first. */
  keys: readonly SessionKey[]
  /** Milliseconds. */
  expiresAt: number
}

/** A smart session in the store. */
export type SmartSessionRecord = {
  /** In lower case. */
  address: string
  /** CAIP-2. */
  chainId: string
  session: SmartSession
}
