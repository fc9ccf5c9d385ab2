import { FRAME_REQUEST_TIMEOUT_MS } from '../../core/constants.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { askLogin } from '../../core/login/askLogin.js'
import { isEvmChainId } from '../../core/network/isEvmChainId.js'
import type { Frame, FrameClient } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { type FrameSession, toFrameSession } from './toFrameSession.js'

/**
 * Asks the frame who is logged in, making the frame when there is none.
 *
 * @param parameters.chainId - chain to be asked for, default the frame's own
 * @param parameters.defaultChainId - asked for when the frame is elsewhere
 * @param parameters.signal - ends the asking, at a disconnect
 * @returns `undefined` when nobody is logged in
 */
export function askFrame(
  frame: Frame,
  parameters: askFrame.Parameters,
): Promise<FrameSession | undefined> {
  const { chainId, defaultChainId, signal } = parameters

  async function read(client: FrameClient) {
    const user = await client.getUser({ chainId }, { signal })
    if (isEvmChainId(user.chainId)) return toFrameSession(user)
    return toFrameSession(
      await client.getUser({ chainId: defaultChainId }, { signal }),
    )
  }

  return withTimeout(askLogin(frame, { read, signal }), {
    ms: FRAME_REQUEST_TIMEOUT_MS,
    error: () => new FrameRequestTimeoutError({ type: 'IS_CONNECTED' }),
  })
}

export declare namespace askFrame {
  type Parameters = {
    chainId?: number | undefined
    defaultChainId: number
    signal: AbortSignal
  }
}
