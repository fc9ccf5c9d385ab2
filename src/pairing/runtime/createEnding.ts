import { PAIRING_DISCONNECT_TIMEOUT_MS } from '../../core/constants/pairing.js'
import { KitError } from '../../core/errors/base.js'
import { getMember } from '../../core/errors/getMember.js'
import { PairingEndedError } from '../../core/errors/pairing.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { createCoreHandle } from './createCoreHandle.js'
import type { createSessionHolder } from './createSessionHolder.js'
import { findSession } from './findSession.js'
import { isSessionGone } from './isSessionGone.js'
import type { PairingContext } from './pairingContext.js'
import { pingWallet } from './pingWallet.js'

/** Creates the ways a session ends. */
export function createEnding(
  parameters: createEnding.Parameters,
): createEnding.ReturnType {
  const { context, handle, holder } = parameters
  const { logger } = context.options

  function drop(topic: string) {
    const dropped = handle.open().then((core) => core.dropSession(topic))
    dropped.catch((error) => {
      logger.warn('pairing: a session stays', error)
    })
    return dropped
  }

  async function disconnect(topic: string) {
    const late = new Error('The wallet could not be told in time')
    await withTimeout(drop(topic), {
      ms: PAIRING_DISCONNECT_TIMEOUT_MS,
      error: () => late,
    }).catch((cause) => {
      const { client } = handle.peek() ?? {}
      // Without a marker, it is removed on the next visit at the latest.
      if (cause === late || !client || !findSession(client, topic)) return
      throw new KitError('Failed to disconnect', {
        code: 'DISCONNECT_FAILED',
        cause,
      })
    })
  }

  async function check(topic: string) {
    const { client } = await handle.open()
    if (await pingWallet(client, topic)) return
    isStale(new PairingEndedError(), topic)
  }

  function isStale(error: unknown, topic: string) {
    if (!isSessionGone(error)) return false
    if (context.getState().session?.topic === topic) {
      // When the wallet disconnects, the library fails pending requests with
      // this code, and is about to remove the session itself.
      const isLeft = getMember(error, 'code') === 6000
      holder.end(isLeft ? 'wallet' : 'stale')
      handle.sync()
      if (!isLeft) drop(topic).catch(() => {})
    }
    return true
  }

  function expire(topic: string) {
    holder.end('expired')
    handle.sync()
    drop(topic).catch(() => {})
  }

  return { check, disconnect, drop, expire, isStale }
}

export declare namespace createEnding {
  type Parameters = {
    context: PairingContext
    handle: createCoreHandle.ReturnType
    holder: createSessionHolder.ReturnType
  }
  type ReturnType = {
    /** Ends the session if the wallet no longer knows it. */
    check(topic: string): Promise<void>
    /** Ends the session at the wallet and in the library. */
    drop(topic: string): Promise<void>
    expire(topic: string): void
    /**
     * Returns whether the error says that the session is gone; it then ends
     * here too.
     */
    isStale(error: unknown, topic: string): boolean
    /** As `drop`, for a caller who does not wait long. */
    disconnect(topic: string): Promise<void>
  }
}
