import { SOCIAL_URI_MAX_LENGTH } from '../core/constants/login.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type SocialLoginCancelledError,
  SocialLoginExpiredError,
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
 * @param parameters.getIdToken - instead of `idToken`: returns one. Called once
 * more, with `isExpired: true`, if the server finds that it has expired
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
 *
 * @example
 * await connectIdToken(kit, {
 *   getIdToken: ({ isExpired }) => user.getIdToken(isExpired),
 * })
 */
export async function connectIdToken(
  kit: Kit,
  parameters: connectIdToken.Parameters,
): Promise<connectIdToken.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    getIdToken: 'function | undefined',
    idToken: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { chainId, getIdToken, idToken } = parameters
  // A token that is none starts no login.
  const given = getIdToken ? undefined : toUri(kit, idToken)
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn

  async function ask(isExpired: boolean) {
    const uri = given ?? toUri(kit, await getIdToken?.({ isExpired }))
    signal.throwIfAborted()
    return connectResult(kit, { chainId, method: 'token', signal, uri })
  }

  try {
    // The frame may still be reloading after a Farcaster login.
    await kit.own(createLastFarcaster).done
    return await ask(false).catch((error) => {
      if (given || !(error instanceof SocialLoginExpiredError)) throw error
      return ask(true)
    })
  } catch (cause) {
    throw getKitError(signal.aborted ? signal.reason : cause)
  } finally {
    turn.end()
  }
}

export declare namespace connectIdToken {
  type Parameters = {
    chainId?: string | number | undefined
    signal?: AbortSignal | undefined
  } & (
    | { idToken: string; getIdToken?: undefined }
    | { idToken?: undefined; getIdToken: GetIdToken }
  )
  /** @param ask.isExpired - whether the last token has expired */
  type GetIdToken = (ask: { isExpired: boolean }) => string | Promise<string>
  type ReturnType = FrameUser
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | SocialLoginCancelledError
    | SocialLoginExpiredError
    | SocialLoginFailedError
    | getKitError.ReturnType
}

/** @throws SocialLoginFailedError for what is no token */
function toUri(kit: Kit, idToken: unknown) {
  const { origin } = new URL(kit.hosts.frame)
  const uri = `${origin}/auth/token/result?id_token=${idToken}`
  if (!isToken(idToken) || uri.length > SOCIAL_URI_MAX_LENGTH)
    throw new SocialLoginFailedError({ details: 'It is not a signed JWT.' })
  return uri
}

function isToken(text: unknown) {
  return typeof text === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
}
