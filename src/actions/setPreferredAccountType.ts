import { FRAME_REQUEST_TIMEOUT_MS } from '../core/constants.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import { LoginRequiredError } from '../core/errors/login.js'
import { hasStoredSession } from '../core/login/hasStoredSession.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import type { Kit } from '../createKit.js'
import { getAuthConnector } from './login/getAuthConnector.js'
import { openFrame } from './login/openFrame.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Chooses which account of the embedded wallet is used on EVM networks. wagmi
 * is told of the other address. Where the frame refuses, it stays with, or goes
 * back to, the externally owned account (`eoa`).
 *
 * @param parameters.type - `eoa` or `smartAccount`
 * @param parameters.signal - ends the wait
 * @returns what holds now
 * @throws LoginRequiredError when nobody is logged in
 * @throws FrameRequestTimeoutError when the frame does not answer in 30 s
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * const { address, type } = await setPreferredAccountType(kit, { type: 'eoa' })
 */
export async function setPreferredAccountType(
  kit: Kit,
  parameters: setPreferredAccountType.Parameters,
): Promise<setPreferredAccountType.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    signal: 'AbortSignal | undefined',
    type: 'string',
  })
  const { signal, type } = parameters
  try {
    const { storage } = getAuthConnector(kit).frame.options
    if (!hasStoredSession(storage)) throw new LoginRequiredError()
    const client = await openFrame(kit, { signal })
    const reply = await withTimeout(client.setPreferredAccount({ type }), {
      ms: FRAME_REQUEST_TIMEOUT_MS,
      error: () =>
        new FrameRequestTimeoutError({ type: 'SET_PREFERRED_ACCOUNT' }),
      signal,
    })
    return {
      address: reply.address,
      type: reply.type === 'smartAccount' ? 'smartAccount' : 'eoa',
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace setPreferredAccountType {
  type Parameters = {
    type: 'eoa' | 'smartAccount'
    signal?: AbortSignal | undefined
  }
  type ReturnType = { address: string; type: 'eoa' | 'smartAccount' }
  type ErrorType =
    | FrameRequestTimeoutError
    | LoginRequiredError
    | getKitError.ReturnType
}
