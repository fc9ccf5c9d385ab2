import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import { SocialLoginFailedError } from '../core/errors/login.js'
import { getPlatform } from '../core/platform/getPlatform.js'
import type { SocialProvider } from '../core/ports.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { appendSocialState } from '../features/login/appendSocialState.js'
import { createTicket } from '../features/login/createTicket.js'
import { getSocialUri } from '../features/login/getSocialUri.js'
import {
  returnNonce,
  returnResult,
  type SocialRecord,
} from '../features/login/socialRecord.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { getLinkTarget } from '../wallets/link/getLinkTarget.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Signs in with a social provider where popups are not available, in Telegram:
 * the page leaves for the provider, and returns with the result.
 * `resumeSocialRedirect` then completes the login.
 *
 * @param parameters.provider - `google`, `github`, `apple`, `facebook`, `x` or
 * `discord`
 * @param parameters.signal - aborts, as long as the page is there
 * @throws SocialLoginFailedError when the frame returns a URL that must not be
 * opened; FrameRequestTimeoutError when it returns none within 45 s
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * await startSocialRedirect(kit, { provider: 'google' })
 */
export async function startSocialRedirect(
  kit: Kit,
  parameters: startSocialRedirect.Parameters,
): Promise<void> {
  parameters = assertParameters(kit, parameters, {
    provider: 'string',
    signal: 'AbortSignal | undefined',
  })
  const { provider } = parameters
  const turn = startSocialLogin(kit, parameters.signal)
  const { signal } = turn
  emit(kit, { event: 'SOCIAL_LOGIN_STARTED', provider })
  try {
    const { states, uri } = await getSocialUri(kit, { provider, signal })
    const nonce = createTicket()
    const page = encodeURIComponent(toReturnAddress(nonce))
    const target = appendSocialState(uri, `--${page}`)
    if (!target)
      throw new SocialLoginFailedError({ details: 'The address has no state.' })
    const record: SocialRecord = {
      createdAt: Date.now(),
      nonce,
      provider,
      states,
    }
    kit.storage.set('socialRedirect', JSON.stringify(record))
    globalThis.open(
      target,
      getLinkTarget({
        isSocialLoginPending: true,
        platform: { ...getPlatform(), isTelegram: true },
      }),
    )
  } catch (cause) {
    const error = getKitError(signal.aborted ? signal.reason : cause)
    emit(kit, { error, event: 'SOCIAL_LOGIN_ERROR', provider })
    throw error
  } finally {
    turn.end()
  }
}

export declare namespace startSocialRedirect {
  type Parameters = {
    provider: SocialProvider
    signal?: AbortSignal | undefined
  }
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | SocialLoginFailedError
    | getKitError.ReturnType
}

function toReturnAddress(nonce: string) {
  const url = new URL(globalThis.location.href)
  // Telegram's launch data must not leave this page.
  if (url.hash.includes('tgWebApp')) url.hash = ''
  url.searchParams.delete(returnResult)
  url.searchParams.set(returnNonce, nonce)
  return url.href
}
