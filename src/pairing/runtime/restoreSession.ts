import {
  PAIRING_RESTORE_TIMEOUT_MS,
  PAIRING_URI_TIMEOUT_MS,
} from '../../core/constants.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { forgetLink } from '../../wallets/link/forgetLink.js'
import type { PairingCore } from './core.js'
import { findSession } from './findSession.js'
import type { PairingHub } from './hub.js'
import type { SdkSession } from './sdk.js'
import { waitForMailbox } from './waitForMailbox.js'

/** Ends the wait for the relay before whoever restores gives up. */
const MARGIN_MS = 500
/** For the relay in any case, however long the library took. */
const SHORTEST_MS = 1_000

/**
 * Finds the session of an earlier visit. What the wallet has done meanwhile
 * waits at the relay, so that is heard first, unless it cannot be reached.
 *
 * @returns `undefined` when it is over, or the library did not load within 20 s
 */
export async function restoreSession(
  parameters: restoreSession.Parameters,
): Promise<SdkSession | undefined> {
  const { drop, hub, open } = parameters
  const { marks, options } = hub
  const topic = marks.topic()
  const until = Date.now() + PAIRING_RESTORE_TIMEOUT_MS - MARGIN_MS
  if (!topic) return undefined
  let core: PairingCore
  try {
    core = await withTimeout(open(), {
      ms: PAIRING_URI_TIMEOUT_MS,
      error: () => new Error('The library did not load in time'),
    })
  } catch (error) {
    options.logger.warn('pairing: not restored', error)
    return undefined
  }
  const holder = {}
  if (findSession(core.client, topic)) {
    core.hold(holder)
    const ms = Math.max(until - Date.now(), SHORTEST_MS)
    await waitForMailbox(core.client.core.relayer, { topic, ms })
    core.release(holder)
  }
  // Somebody has left, or another tab has paired anew.
  if (marks.topic() !== topic) return undefined
  const session = findSession(core.client, topic)
  if (session && session.expiry * 1_000 > Date.now()) return session
  marks.clear()
  forgetLink()
  if (session) drop(topic).catch(() => {})
  return undefined
}

export declare namespace restoreSession {
  type Parameters = {
    hub: PairingHub
    open(): Promise<PairingCore>
    drop(topic: string): Promise<void>
  }
}
