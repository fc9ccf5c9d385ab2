import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import type {
  SocialLoginCancelledError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { createLastFarcaster } from '../features/login/createLastFarcaster.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { assertParameters } from './parameters/assertParameters.js'
import { connectResult } from './social/connectResult.js'

/**
 * Opens an account of the embedded wallet that only this browser can open, and
 * connects it. Nothing is shown to the user.
 *
 * The same browser gets the same account at the next call, until the account
 * has a login: `updateEmail`, `connectSocial` or `connectPasskey` add one while
 * the guest is connected, at the same address. Until then, payments above the
 * project's limit throw `GuestLimitError`.
 *
 * Requires a project that offers guests, and a browser that keeps the frame's
 * storage.
 *
 * @param parameters.chainId - network to sign in on, default the frame's own
 * @param parameters.signal - aborts the login
 * @throws SocialLoginFailedError when the project offers no guests, or the
 * browser does not keep the account; `details` has the reason
 * @throws SocialLoginCancelledError when another login starts
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * const { address } = await connectGuest(kit)
 */
export async function connectGuest(
  kit: Kit,
  parameters: connectGuest.Parameters = {},
): Promise<connectGuest.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { chainId } = parameters
  const uri = `${new URL(kit.hosts.frame).origin}/auth/guest/result`
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn
  try {
    // The frame may still be reloading after a Farcaster login.
    await kit.own(createLastFarcaster).done
    return await connectResult(kit, { chainId, method: 'guest', signal, uri })
  } catch (cause) {
    throw getKitError(signal.aborted ? signal.reason : cause)
  } finally {
    turn.end()
  }
}

export declare namespace connectGuest {
  type Parameters = {
    chainId?: string | number | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = FrameUser
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | SocialLoginCancelledError
    | SocialLoginFailedError
    | getKitError.ReturnType
}
