import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type SocialLoginCancelledError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { notify } from '../core/notify.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { consumeSocialReturn } from '../features/login/consumeSocialReturn.js'
import { readSocialResult } from '../features/login/readSocialResult.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { toSocialError } from '../features/login/toSocialError.js'
import { assertParameters } from './parameters/assertParameters.js'
import { finishSocialLogin } from './social/finishSocialLogin.js'

/**
 * Completes a login started by `startSocialRedirect` when the user returns
 * from the provider. Call it once on page load; `useSocialLogin` does.
 *
 * Runs silently, and reads the page's URL only while such a login is stored.
 * The result is accepted once, inside Telegram, within 10 minutes, and with
 * the nonce that this page has sent; anything else is removed from the URL and
 * discarded.
 *
 * @param parameters.onFound - called when there is a result, before the wallet
 * connects
 * @param parameters.signal - aborts the wait
 * @returns the provider and the user, `undefined` when there is nothing to
 * resume
 * @throws SocialLoginCancelledError, SocialLoginFailedError when the provider
 * has refused, or the result belongs to another login
 * @throws FrameLoadError, FrameRequestTimeoutError
 *
 * @example
 * const login = await resumeSocialRedirect(kit)
 */
export async function resumeSocialRedirect(
  kit: Kit,
  parameters: resumeSocialRedirect.Parameters = {},
): Promise<resumeSocialRedirect.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    onFound: 'function | undefined',
    signal: 'AbortSignal | undefined',
  })
  if (parameters.signal?.aborted) return undefined
  const found = consumeSocialReturn(kit.storage)
  if (!found) return undefined
  const { provider, result, states } = found
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn
  try {
    const read = readSocialResult(result, kit.hosts.frame)
    if (!read || !states.some((state) => isOf(read.state, state)))
      throw new SocialLoginFailedError({ details: 'It is not of this login.' })
    if (read.error !== undefined) throw toSocialError(read.error)
    notify(() => parameters.onFound?.({ provider }))
    const { uri } = read
    const user = await finishSocialLogin(kit, { provider, signal, uri })
    return { provider, user }
  } catch (cause) {
    const error = getKitError(signal.aborted ? signal.reason : cause)
    emit(kit, { error, event: 'SOCIAL_LOGIN_ERROR', provider })
    throw error
  } finally {
    turn.end()
  }
}

export declare namespace resumeSocialRedirect {
  type Parameters = {
    onFound?: ((login: { provider: SocialProvider }) => void) | undefined
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
    | SocialLoginFailedError
    | getKitError.ReturnType
}

/** May be returned with the page's URL appended. */
function isOf(returned: string, state: string) {
  return returned === state || returned.startsWith(`${state}--`)
}
