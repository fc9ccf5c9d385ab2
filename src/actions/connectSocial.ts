import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import type {
  PopupBlockedError,
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/social.js'
import { forgetPendingSocial } from '../core/login/forgetPendingSocial.js'
import { savePendingSocial } from '../core/login/savePendingSocial.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { openSocialPopup } from './openSocialPopup.js'
import { assertParameters } from './parameters/assertParameters.js'
import { finishSocialLogin } from './social/finishSocialLogin.js'
import { runSocialLogin } from './social/runSocialLogin.js'
import { startSocialLogin } from './social/startSocialLogin.js'

/**
 * Logs in to the embedded wallet by a social provider, in a popup, and connects
 * the wallet.
 *
 * Call it inside the click, before any `await`, so that the popup is allowed;
 * or open one there with `openSocialPopup` and hand it over. A second login
 * ends the first. The popup is closed at every end. A user who was connected
 * before is replaced.
 *
 * @param parameters.provider - `google`, `github`, `apple`, `facebook`, `x` or
 * `discord`; Farcaster has `connectFarcaster`
 * @param parameters.popup - from `openSocialPopup`; default one that is opened
 * at once
 * @param parameters.chainId - network to log in on, default the frame's own
 * @param parameters.onBlocked - the popup is blocked: show `error.url` as a link,
 * or call `open` in another click. The login goes on; without it, it ends
 * @param parameters.onOpened - the person is at the provider
 * @param parameters.onAccepted - the provider has agreed, the wallet is connecting
 * @param parameters.signal - ends the wait and closes the popup
 * @throws PopupBlockedError with the `url` to show, without `onBlocked`
 * @throws SocialLoginCancelledError when the person declines or closes the popup
 * @throws SocialLoginFailedError when the provider or the frame refuses
 * @throws SocialLoginExpiredError after 5 min; FrameRequestTimeoutError when the
 * frame does not name the provider's address within 45 s
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * button.onclick = () => connectSocial(kit, { provider: 'google' })
 */
export async function connectSocial(
  kit: Kit,
  parameters: connectSocial.Parameters,
): Promise<connectSocial.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    chainId: 'number | string | undefined',
    onAccepted: 'function | undefined',
    onBlocked: 'function | undefined',
    onOpened: 'function | undefined',
    popup: 'object | undefined',
    provider: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { chainId, onAccepted, provider } = parameters
  const popup = parameters.popup ?? openSocialPopup(kit)
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn
  const pending = { chainId, provider, startedAt: Date.now() }
  savePendingSocial(kit.storage, pending)
  try {
    const uri = await runSocialLogin(kit, {
      ...parameters,
      onState: (state) => savePendingSocial(kit.storage, { ...pending, state }),
      popup,
      signal,
    })
    popup.close()
    onAccepted?.()
    return await finishSocialLogin(kit, { chainId, provider, signal, uri })
  } catch (error) {
    throw getKitError(signal.aborted ? signal.reason : error)
  } finally {
    turn.end()
    forgetPendingSocial(kit.storage, pending)
    popup.close()
  }
}

export declare namespace connectSocial {
  type Parameters = Omit<
    runSocialLogin.Parameters,
    'onState' | 'popup' | 'provider' | 'signal'
  > & {
    provider: Provider
    chainId?: string | number | undefined
    onAccepted?: (() => void) | undefined
    popup?: openSocialPopup.ReturnType | undefined
    signal?: AbortSignal | undefined
  }
  /** Those that log in by a popup. */
  type Provider = SocialProvider
  type Blocked = runSocialLogin.Blocked
  type ReturnType = FrameUser
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | PopupBlockedError
    | SocialLoginCancelledError
    | SocialLoginExpiredError
    | SocialLoginFailedError
    | getKitError.ReturnType
}
