import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type SocialLoginCancelledError,
  SocialLoginFailedError,
} from '../core/errors/social.js'
import { consumeSocialReturn } from '../core/login/consumeSocialReturn.js'
import { readSocialResult } from '../core/login/readSocialResult.js'
import { toSocialError } from '../core/login/toSocialError.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { assertParameters } from './parameters/assertParameters.js'
import { finishSocialLogin } from './social/finishSocialLogin.js'
import { startSocialLogin } from './social/startSocialLogin.js'

/**
 * Goes on with a login that `startSocialRedirect` has begun, when the page comes
 * back from the provider: call it once at the start. `useSocialLogin` does.
 *
 * It is silent, and looks at the page's address only while such a login is
 * kept. The result is taken once, inside Telegram, within 10 minutes, with the
 * nonce that this page has sent along; anything else is removed from the
 * address and forgotten.
 *
 * @param parameters.onFound - there is a result, the wallet is connecting
 * @param parameters.signal - ends the wait
 * @returns who has logged in, `undefined` when there was nothing to take
 * @throws SocialLoginCancelledError, SocialLoginFailedError when the provider
 * has refused
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
    parameters.onFound?.({ provider })
    const { uri } = read
    const user = await finishSocialLogin(kit, { provider, signal, uri })
    return { provider, user }
  } catch (error) {
    throw getKitError(signal.aborted ? signal.reason : error)
  } finally {
    turn.end()
  }
}

export declare namespace resumeSocialRedirect {
  type Parameters = {
    onFound?: ((login: { provider: SocialProvider }) => void) | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = { provider: SocialProvider; user: FrameUser } | undefined
  type ErrorType =
    | FrameLoadError
    | SocialLoginCancelledError
    | SocialLoginFailedError
    | getKitError.ReturnType
}

/** It may come back with the page's address still at its end. */
function isOf(returned: string, state: string) {
  return returned === state || returned.startsWith(`${state}--`)
}
