import { SOCIAL_LOGIN_TIMEOUT_MS } from '../core/constants/login.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type SocialLoginCancelledError,
  SocialLoginExpiredError,
  type SocialLoginFailedError,
} from '../core/errors/login.js'
import { notify } from '../core/notify.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import { withDeadline } from '../core/promise/withDeadline.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { findPendingSocial } from '../features/login/findPendingSocial.js'
import { forgetPendingSocial } from '../features/login/forgetPendingSocial.js'
import { openFrame } from '../features/login/openFrame.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { assertParameters } from './parameters/assertParameters.js'
import { finishSocialLogin } from './social/finishSocialLogin.js'
import { pollSocialResult } from './social/pollSocialResult.js'

/**
 * Resumes a social login whose page was reloaded while the user was at the
 * provider. Polls the frame for the result until 5 min after the start of the
 * login. `useSocialLogin` calls it.
 *
 * @param parameters.onAccepted - called when the provider has approved, before
 * the wallet connects
 * @param parameters.signal - aborts the wait
 * @returns the provider and the user, or `undefined` when there is nothing to
 * resume or the frame does not know the result
 * @throws SocialLoginCancelledError when the user declined, or another social
 * login starts
 * @throws SocialLoginFailedError, SocialLoginExpiredError
 * @throws FrameLoadError
 *
 * @example
 * const login = await resumeSocialLogin(kit)
 */
export async function resumeSocialLogin(
  kit: Kit,
  parameters: resumeSocialLogin.Parameters = {},
): Promise<resumeSocialLogin.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    onAccepted: 'function | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { onAccepted } = parameters
  if (parameters.signal?.aborted) return undefined
  const pending = findPendingSocial(kit)
  if (!pending) return undefined
  const { chainId, provider, startedAt, state } = pending
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn
  const ms = startedAt + SOCIAL_LOGIN_TIMEOUT_MS - Date.now()
  const isOver = () => Date.now() - startedAt >= SOCIAL_LOGIN_TIMEOUT_MS

  async function ask(signal: AbortSignal) {
    const client = await openFrame(kit, { signal })
    // The popup is out of reach: it belongs to the previous page.
    const watch = { getClosed: () => undefined }
    const page = kit.hosts.frame
    return pollSocialResult({ client, page, signal, state, watch })
  }

  try {
    if (state === undefined) return undefined
    const uri = await withDeadline(ask, {
      ms,
      error: () => new SocialLoginExpiredError(),
      signal,
    })
    notify(() => onAccepted?.())
    const user = await finishSocialLogin(kit, {
      chainId,
      provider,
      signal,
      uri,
    })
    return { provider, user }
  } catch (error) {
    const failure = getKitError(signal.aborted ? signal.reason : error)
    // A frame whose storage is blocked has forgotten the login.
    if (failure instanceof SocialLoginExpiredError && !isOver())
      return undefined
    emit(kit, { error: failure, event: 'SOCIAL_LOGIN_ERROR', provider })
    throw failure
  } finally {
    turn.end()
    forgetPendingSocial(kit.storage, pending)
  }
}

export declare namespace resumeSocialLogin {
  type Parameters = {
    onAccepted?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType =
    | {
        /** Provider the user logged in with. */
        provider: SocialProvider
        /** The logged-in user. */
        user: FrameUser
      }
    | undefined
  type ErrorType =
    | FrameLoadError
    | SocialLoginCancelledError
    | SocialLoginExpiredError
    | SocialLoginFailedError
    | getKitError.ReturnType
}
