import { SocialLoginFailedError } from '../core/errors/login.js'
import type { FrameUser } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { hasPasskeys } from '../features/login/hasPasskeys.js'
import { connectSocial } from './connectSocial.js'

/**
 * Signs in to the embedded wallet with a passkey, in a window of the frame's
 * origin, and connects the wallet. There the user chooses a passkey of this or
 * another device, or creates one and with it an account.
 *
 * Call it inside the click handler, before any `await`, or the browser blocks
 * the window. Requires a project that offers passkeys. A connected guest keeps
 * their account; any other user is replaced.
 *
 * @param parameters.popup - from `openSocialPopup`; opened immediately by
 * default
 * @param parameters.chainId - network to sign in on, default the frame's own
 * @param parameters.onOpened - called when the window shows the wallet's page
 * @param parameters.onBlocked - called when the browser has blocked the window,
 * with a function that opens it in another click; default: the login fails
 * @param parameters.onAccepted - called once the passkey was accepted
 * @param parameters.signal - aborts the login
 * @throws SocialLoginFailedError when this browser or the project has no
 * passkeys
 * @throws LoginTakenError when a guest uses a passkey of another account
 * @throws SocialLoginCancelledError when the user closes the window, or another
 * login starts
 * @throws SocialLoginExpiredError after 5 min
 * @throws PopupBlockedError, ConnectorMissingError, FrameLoadError
 *
 * @example
 * button.onclick = () => connectPasskey(kit)
 */
export async function connectPasskey(
  kit: Kit,
  parameters: connectPasskey.Parameters = {},
): Promise<connectPasskey.ReturnType> {
  if (!hasPasskeys())
    throw new SocialLoginFailedError({
      details: 'This browser has no passkeys.',
    })
  return connectSocial(kit, { ...parameters, provider: 'passkey' })
}

export declare namespace connectPasskey {
  type Parameters = Omit<connectSocial.Parameters, 'provider'>
  type ReturnType = FrameUser
  type ErrorType = connectSocial.ErrorType
}
