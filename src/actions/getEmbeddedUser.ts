import { FRAME_REQUEST_TIMEOUT_MS } from '../core/constants/frame.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import { hasStoredSession } from '../core/login/hasStoredSession.js'
import { requestLogin } from '../core/login/requestLogin.js'
import { withDeadline } from '../core/promise/withDeadline.js'
import type { Kit } from '../createKit.js'
import { getAuthConnector } from '../features/login/getAuthConnector.js'
import {
  type EmbeddedUser,
  toEmbeddedUser,
} from '../features/login/toEmbeddedUser.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Returns the user of the embedded wallet as reported by the frame, including
 * the networks that support smart accounts. The frame is not loaded if no
 * login is stored.
 *
 * @param parameters.signal - aborts the request
 * @returns `undefined` when not logged in
 * @throws FrameRequestTimeoutError when the frame does not answer within 30 s
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * const user = await getEmbeddedUser(kit)
 */
export async function getEmbeddedUser(
  kit: Kit,
  parameters: getEmbeddedUser.Parameters = {},
): Promise<getEmbeddedUser.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    signal: 'AbortSignal | undefined',
  })
  try {
    const { frame } = getAuthConnector(kit)
    const { storage } = frame.options
    if (!hasStoredSession(storage)) return undefined
    const user = await withDeadline(
      (signal) =>
        requestLogin(frame, {
          async read(client) {
            const user = await client.getUser({}, { signal })
            // If the frame fails, the stored list is already empty.
            await client.getSmartAccountEnabledNetworks().catch(() => {})
            return user
          },
          signal,
        }),
      {
        ms: FRAME_REQUEST_TIMEOUT_MS,
        error: () => new FrameRequestTimeoutError({ type: 'GET_USER' }),
        signal: parameters.signal,
      },
    )
    return user && toEmbeddedUser(user, storage)
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace getEmbeddedUser {
  type Parameters = { signal?: AbortSignal | undefined }
  type ReturnType = EmbeddedUser | undefined
  type ErrorType =
    | ConnectorMissingError
    | FrameRequestTimeoutError
    | getKitError.ReturnType
}
