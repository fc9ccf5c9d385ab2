import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import type {
  PopupBlockedError,
  SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { notify } from '../core/notify.js'
import type { FrameUser, SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { forgetPendingSocial } from '../features/login/forgetPendingSocial.js'
import { savePendingSocial } from '../features/login/savePendingSocial.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { openSocialPopup } from './openSocialPopup.js'
import { assertParameters } from './parameters/assertParameters.js'
import { finishSocialLogin } from './social/finishSocialLogin.js'
import { runSocialLogin } from './social/runSocialLogin.js'

/**
 * Signs in to the embedded wallet with a social provider in a popup, and
 * connects the wallet.
 *
 * Call it inside the click handler, before any `await`, or the browser blocks
 * the popup. Alternatively, open a popup there with `openSocialPopup` and pass
 * it. A second login cancels the first. The popup is always closed at the end.
 * A previously connected user is replaced.
 *
 * @param parameters.provider - `google`, `github`, `apple`, `facebook`, `x` or
 * `discord`; for Farcaster use `connectFarcaster`
 * @param parameters.popup - from `openSocialPopup`; opened immediately by
 * default
 * @param parameters.chainId - network to sign in on, default the frame's own
 * @param parameters.onBlocked - called when the popup is blocked: show
 * `error.url` as a link, or call `open` in another click. The login continues;
 * without this callback it throws
 * @param parameters.onOpened - called when the popup is sent to the provider,
 * or after `onBlocked`
 * @param parameters.onAccepted - called when the provider has approved, before
 * the wallet connects
 * @param parameters.signal - aborts the login and closes the popup
 * @throws PopupBlockedError with the `url` to show, without `onBlocked`
 * @throws SocialLoginCancelledError when the user declines or closes the popup
 * @throws SocialLoginFailedError when the provider or the frame refuses
 * @throws SocialLoginExpiredError after 5 min; FrameRequestTimeoutError when
 * the frame does not return the provider's URL within 45 s
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
  emit(kit, { event: 'SOCIAL_LOGIN_STARTED', provider })
  try {
    const uri = await runSocialLogin(kit, {
      ...parameters,
      onState: (state) => savePendingSocial(kit.storage, { ...pending, state }),
      popup,
      signal,
    })
    popup.close()
    notify(() => onAccepted?.())
    return await finishSocialLogin(kit, { chainId, provider, signal, uri })
  } catch (cause) {
    const error = getKitError(signal.aborted ? signal.reason : cause)
    emit(kit, { error, event: 'SOCIAL_LOGIN_ERROR', provider })
    throw error
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
  /** Providers that sign in through a popup. */
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
