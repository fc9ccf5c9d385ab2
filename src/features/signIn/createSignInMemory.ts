import type { CaipNetworkId } from '../../core/ports.js'
import { createSingleFlight } from '../../core/promise/createSingleFlight.js'

/** What a kit knows about signing in, beside its sessions. */
export type SignInMemory = {
  /** Addresses that have given an email address, or skipped that. */
  captured: Set<string>
  /** Last code that was mailed, with its time in ms. */
  mailed: { address: string; at: number; email: string } | undefined
  /** Stops waiting for the capture view to be closed. */
  stopCapture: (() => void) | undefined
  /** Network of the last session, to return to when a prompt is cancelled. */
  lastNetwork: CaipNetworkId | undefined
  /**
   * Settle when a login or pairing that signs in, too, has stored its session;
   * by connector ID.
   */
  logins: Map<string, Promise<void>>
  /** Sessions that were read last, by CAIP-10 ID. */
  known: Map<string, KnownSession>
  /** Tells other tabs that sessions have changed. Set while it is watched. */
  notifyTabs: (() => void) | undefined
  /** Aborts the sign-in of an account, by CAIP-10 ID. */
  cancels: Map<string, () => void>
  /** Sessions that have to end and have not ended yet, by CAIP-10 ID. */
  owed: Set<string>
  /** Number of reads that share with none. */
  fresh: number
  /** Shares reads and sign-ins of one account. */
  share: createSingleFlight.ReturnType<never>
}

type KnownSession = {
  /** Differs for a session that replaced another one. */
  id: string
  /** Unix time in ms. */
  expiresAt: number | undefined
}

export function createSignInMemory(): SignInMemory {
  return {
    cancels: new Map(),
    captured: new Set(),
    mailed: undefined,
    stopCapture: undefined,
    fresh: 0,
    known: new Map(),
    lastNetwork: undefined,
    logins: new Map(),
    owed: new Set(),
    share: createSingleFlight(),
    notifyTabs: undefined,
  }
}
