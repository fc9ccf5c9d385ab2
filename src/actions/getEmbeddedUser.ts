import { FRAME_REQUEST_TIMEOUT_MS } from '../core/constants.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import { hasStoredSession } from '../core/login/hasStoredSession.js'
import { requestLogin } from '../core/login/requestLogin.js'
import {
  type EmbeddedUser,
  toEmbeddedUser,
} from '../core/login/toEmbeddedUser.js'
import { withDeadline } from '../core/promise/withDeadline.js'
import type { Kit } from '../createKit.js'
import { getAuthConnector } from './login/getAuthConnector.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Who is logged in to the embedded wallet, as the frame says now, and on which
 * networks smart accounts work. Without a login that is remembered here, no
 * frame is opened.
 *
 * @param parameters.signal - ends the wait
 * @returns `undefined` when nobody is logged in
 * @throws FrameRequestTimeoutError when the frame does not answer in 30 s
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
            // A frame that knows of none has emptied the list.
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
