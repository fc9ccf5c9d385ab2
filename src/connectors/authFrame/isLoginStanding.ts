import { FRAME_RECONNECT_TIMEOUT_MS } from '../../core/constants.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import type { Frame } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { isLoginUsed } from './isLoginUsed.js'

/**
 * Asks an open frame whether the login still stands, and refreshes its user.
 * Never throws.
 *
 * A frame that is silent for 3 s says nothing, so the login's mark in storage
 * decides: another tab removes it when it signs out.
 */
export async function isLoginStanding(frame: Frame): Promise<boolean> {
  const { logger, storage } = frame.options
  const client = frame.peek()
  if (!client) return isLoginUsed(storage)

  const controller = new AbortController()
  const { signal } = controller

  async function ask() {
    if (!(await client?.isConnected({ signal }))) return false
    // Signed out elsewhere, and the frame has not got to it yet.
    if (storage.get('signOutPending')) return false
    await client?.getUser({}, { signal })
    return true
  }

  try {
    return await withTimeout(ask(), {
      ms: FRAME_RECONNECT_TIMEOUT_MS,
      error: () => new FrameRequestTimeoutError({ type: 'IS_CONNECTED' }),
    })
  } catch (error) {
    logger.warn('the frame has not said whether the login stands', error)
    return isLoginUsed(storage)
  } finally {
    // A question that was not answered in time is not left open.
    controller.abort()
  }
}
