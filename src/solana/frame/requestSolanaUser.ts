import { FRAME_REQUEST_TIMEOUT_MS } from '../../core/constants/frame.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { requestLogin } from '../../core/login/requestLogin.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Frame, FrameClient, FrameUser } from '../../core/ports.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { joinSignals } from './joinSignals.js'

/**
 * Requests the Solana account of the logged-in user from the frame, creating
 * the frame if there is none.
 *
 * @param parameters.signal - aborts the request, on a disconnect
 * @param parameters.ms - time limit, default that of a request
 * @returns `undefined` when not logged in
 */
export function requestSolanaUser(
  frame: Frame,
  parameters: requestSolanaUser.Parameters,
): Promise<FrameUser | undefined> {
  const { caipNetworkId: chainId, ms = FRAME_REQUEST_TIMEOUT_MS } = parameters
  const end = new AbortController()
  const { release, signal } = joinSignals(parameters.signal, end.signal)

  async function read(client: FrameClient) {
    // Signed out elsewhere, which the frame has not processed yet.
    if (frame.options.storage.get('signOutPending')) return undefined
    return client.getUser({ chainId }, { signal })
  }

  return withTimeout(requestLogin(frame, { read, signal }), {
    ms,
    error: () => new FrameRequestTimeoutError({ type: 'GET_USER' }),
  }).finally(() => {
    // Aborts a request that has timed out.
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
