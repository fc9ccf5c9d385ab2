import { FRAME_REQUEST_TIMEOUT_MS } from '../../core/constants.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { requestLogin } from '../../core/login/requestLogin.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame, FrameClient, FrameUser } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { joinSignals } from './joinSignals.js'

/**
 * Asks the frame for the Solana account of who is logged in, making the frame
 * when there is none.
 *
 * @param parameters.signal - ends the asking, at a disconnect
 * @param parameters.ms - longest wait, default that of a request
 * @returns `undefined` when nobody is logged in
 */
export function requestSolanaUser(
  frame: Frame,
  parameters: requestSolanaUser.Parameters,
): Promise<FrameUser | undefined> {
  const { caipNetworkId: chainId, ms = FRAME_REQUEST_TIMEOUT_MS } = parameters
  const end = new AbortController()
  const { release, signal } = joinSignals(parameters.signal, end.signal)

  async function read(client: FrameClient) {
    // Signed out elsewhere, and the frame has not got to it yet.
    if (frame.options.storage.get('signOutPending')) return undefined
    return client.getUser({ chainId }, { signal })
  }

  return withTimeout(requestLogin(frame, { read, signal }), {
    ms,
    error: () => new FrameRequestTimeoutError({ type: 'GET_USER' }),
  }).finally(() => {
    // A question that was not answered in time is not left open.
    end.abort()
    release()
  })
}

export declare namespace requestSolanaUser {
  type Parameters = {
    caipNetworkId: SolanaNetworkId
    ms?: number | undefined
    signal: AbortSignal
  }
}
