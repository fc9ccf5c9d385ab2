import {
  PAIRING_RESTORE_TIMEOUT_MS,
  PAIRING_URI_TIMEOUT_MS,
} from '../../core/constants/pairing.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { forgetLink } from '../../wallets/link/forgetLink.js'
import type { PairingCore } from './core.js'
import { findSession } from './findSession.js'
import type { PairingContext } from './pairingContext.js'
import type { SdkRelayer, SdkSession } from './sdk.js'

/** Ends the wait for the relay before callers time out. */
const MARGIN_MS = 500
/** Minimum wait for the relay, however long the library took to load. */
const SHORTEST_MS = 1_000

/**
 * Finds the session of an earlier visit. The relay stores what the wallet has
 * sent meanwhile, so that is received first, unless it cannot be reached.
 *
 * @returns `undefined` when the session has ended, or the library did not load
 * within 20 s
 */
export async function restoreSession(
  parameters: restoreSession.Parameters,
): Promise<SdkSession | undefined> {
  const { drop, context, open } = parameters
  const { marks, options } = context
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
  // Disconnected meanwhile, or another tab has paired again.
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
    context: PairingContext
    open(): Promise<PairingCore>
    drop(topic: string): Promise<void>
  }
}

/** After this much silence, the relay has delivered what it stored. */
const QUIET_MS = 300

/**
 * Waits until the relay has delivered what it stored for a topic, such as the
 * end of the session. Never rejects, and does not wait while offline.
 *
 * @param parameters.ms - longest wait, in milliseconds
 */
function waitForMailbox(
  relayer: SdkRelayer,
  parameters: waitForMailbox.Parameters,
): Promise<void> {
  const { ms, topic } = parameters
  if (globalThis.navigator?.onLine === false || ms <= 0)
    return Promise.resolve()
  const { subscriber } = relayer
  return new Promise((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined
    const longest = setTimeout(stop, ms)
    function stop() {
      clearTimeout(longest)
      clearTimeout(quiet)
      subscriber.off('subscription_resubscribed', listen)
      relayer.off('relayer_message', listen)
      resolve()
    }
    function listen() {
      if (!relayer.connected || !subscriber.topics.includes(topic)) return
      clearTimeout(quiet)
      quiet = setTimeout(stop, QUIET_MS)
    }
    subscriber.on('subscription_resubscribed', listen)
    relayer.on('relayer_message', listen)
    listen()
  })
}

declare namespace waitForMailbox {
  type Parameters = { topic: string; ms: number }
}
