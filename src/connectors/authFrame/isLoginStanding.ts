import { FRAME_RECONNECT_TIMEOUT_MS } from '../../core/constants.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { isLoginUsed } from '../../core/login/isLoginUsed.js'
import { isEvmChainId } from '../../core/network/isEvmChainId.js'
import type { Frame, FrameClient } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'

/**
 * Asks an open frame whether the login still stands, and refreshes its user.
 * Never throws.
 *
 * A frame that is silent for 3 s says nothing, so the login's mark in storage
 * decides: another tab removes it when it signs out.
 *
 * @param chainId - asked for when the frame is on a network of another kind
 */
export async function isLoginStanding(
  frame: Frame,
  chainId: number,
): Promise<boolean> {
  const { logger, storage } = frame.options
  const client = frame.peek()
  if (!client) return isLoginUsed(storage, 'eip155')

  const controller = new AbortController()
  const { signal } = controller

  async function ask(client: FrameClient) {
    if (!(await client.isConnected({ signal }))) return false
    // Signed out elsewhere, and the frame has not got to it yet.
    if (storage.get('signOutPending')) return false
    const user = await client.getUser({}, { signal })
    if (!isEvmChainId(user.chainId))
      await client.getUser({ chainId }, { signal })
    return true
  }

  try {
    return await withTimeout(ask(client), {
      ms: FRAME_RECONNECT_TIMEOUT_MS,
      error: () => new FrameRequestTimeoutError({ type: 'IS_CONNECTED' }),
    })
  } catch (error) {
    logger.warn('the frame has not said whether the login stands', error)
    return isLoginUsed(storage, 'eip155')
  } finally {
    // A question that was not answered in time is not left open.
    controller.abort()
  }
}
