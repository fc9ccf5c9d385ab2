import { SOCIAL_URI_MAX_LENGTH } from '../core/constants/login.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type SocialLoginCancelledError,
  type SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { createLastFarcaster } from '../features/login/createLastFarcaster.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { assertParameters } from './parameters/assertParameters.js'
import { connectResult } from './social/connectResult.js'

/**
 * Signs in to the embedded wallet with an ID token of the app's own identity
 * provider, and connects the wallet. Nothing is shown to the user.
 *
 * The project of a `latchkey-server` names the provider's issuer, audience and
 * key set. A token works on the first device that uses it, until it expires.
 * Cancels a social login in progress, and replaces a connected user.
 *
 * @param parameters.idToken - signed JWT (OpenID Connect Core 1.0), at most
 * 8,000 characters; it is sent to the frame only
 * @param parameters.chainId - network to sign in on, default the frame's own
 * @param parameters.signal - aborts the login
 * @throws SocialLoginFailedError when the token is refused; `details` has the
 * reason
 * @throws SocialLoginCancelledError when another login starts
 * @throws SocialLoginExpiredError when the token has expired
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * const { address } = await connectIdToken(kit, { idToken })
 */
export async function connectIdToken(
  kit: Kit,
  parameters: connectIdToken.Parameters,
): Promise<connectIdToken.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    idToken: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { chainId, idToken } = parameters
  const { origin } = new URL(kit.hosts.frame)
  const uri = `${origin}/auth/token/result?id_token=${idToken}`
  if (!isToken(idToken) || uri.length > SOCIAL_URI_MAX_LENGTH)
    throw new SocialLoginFailedError({ details: 'It is not a signed JWT.' })
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn
  try {
    // The frame may still be reloading after a Farcaster login.
    await kit.own(createLastFarcaster).done
    return await connectResult(kit, { chainId, method: 'token', signal, uri })
  } catch (cause) {
    throw getKitError(signal.aborted ? signal.reason : cause)
  } finally {
    turn.end()
  }
}

export declare namespace connectIdToken {
  type Parameters = {
    idToken: string
    chainId?: string | number | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = FrameUser
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | SocialLoginCancelledError
    | SocialLoginExpiredError
    | SocialLoginFailedError
    | getKitError.ReturnType
}

function isToken(text: string) {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
}
