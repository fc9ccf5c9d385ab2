import {
  SOCIAL_LOGIN_TIMEOUT_MS,
  SOCIAL_REDIRECT_TIMEOUT_MS,
} from '../core/constants/login.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type SocialLoginCancelledError,
  SocialLoginExpiredError,
  SocialLoginFailedError,
} from '../core/errors/login.js'
import { notify } from '../core/notify.js'
import type { FrameClient } from '../core/ports.js'
import { sleep } from '../core/promise/sleep.js'
import { withDeadline } from '../core/promise/withDeadline.js'
import { withTimeout } from '../core/promise/withTimeout.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { createLastFarcaster } from '../features/login/createLastFarcaster.js'
import { getAuthConnector } from '../features/login/getAuthConnector.js'
import { isLoginUrl } from '../features/login/isLoginUrl.js'
import { openFrame } from '../features/login/openFrame.js'
import { startSocialLogin } from '../features/login/startSocialLogin.js'
import { connectUser } from './login/connectUser.js'
import { assertParameters } from './parameters/assertParameters.js'

/** Delay before dapp data is synced again after a Farcaster login is left. */
const FARCASTER_LEAVE_DELAY_MS = 100

/** Timeout for reloading the frame. */
const FRAME_RELOAD_TIMEOUT_MS = 3_000

/**
 * Signs in to the embedded wallet with Farcaster and connects it. `onUri`
 * receives a URL to show as a QR code or open as a link; the user approves
 * there.
 *
 * @param parameters.onUri - called with the validated URL and when it expires,
 * in ms since 1970
 * @param parameters.onAccepted - called on approval, before the wallet
 * connects
 * @param parameters.signal - aborts the login and reloads the frame
 * @throws SocialLoginCancelledError when another social login starts
 * @throws SocialLoginFailedError when the frame refuses, or returns a URL that
 * must not be opened
 * @throws SocialLoginExpiredError without an approval within 5 min
 * @throws FrameRequestTimeoutError without a URL within 45 s
 * @throws ConnectorMissingError, FrameLoadError
 *
 * @example
 * const { userName } = await connectFarcaster(kit, { onUri: ({ url }) => show(url) })
 */
export async function connectFarcaster(
  kit: Kit,
  parameters: connectFarcaster.Parameters,
): Promise<connectFarcaster.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    onAccepted: 'function | undefined',
    onUri: 'function',
    signal: 'AbortSignal | undefined',
  })
  const { onAccepted, onUri } = parameters
  const attempt = startSocialLogin(kit, parameters.signal)
  const { signal } = attempt
  const provider = 'farcaster'
  emit(kit, { event: 'SOCIAL_LOGIN_STARTED', provider })
  const last = kit.own(createLastFarcaster)
  const before = last.done
  let leave = () => {}
  last.done = new Promise((resolve) => (leave = resolve))
  let client: FrameClient | undefined
  let isDone = false

  async function wait(signal: AbortSignal) {
    const expiresAt = Date.now() + SOCIAL_LOGIN_TIMEOUT_MS
    const { url } = await withDeadline(askUri, {
      ms: SOCIAL_REDIRECT_TIMEOUT_MS,
      error: () => new FrameRequestTimeoutError({ type: 'GET_FARCASTER_URI' }),
      signal,
    })
    if (!isLoginUrl(url))
      throw new SocialLoginFailedError({ details: 'The address is refused.' })
    notify(() => onUri({ expiresAt, url }))
    return client?.connectFarcaster({ signal })
  }

  async function askUri(signal: AbortSignal) {
    // The frame may still be reloading after the previous login.
    await before
    client = await openFrame(kit, { signal })
    return client.getFarcasterUri({ signal })
  }

  try {
    const reply = await withDeadline(wait, {
      ms: SOCIAL_LOGIN_TIMEOUT_MS,
      error: () => new SocialLoginExpiredError(),
      signal,
    })
    isDone = true
    emit(kit, { event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', provider })
    notify(() => onAccepted?.())
    const { storage } = getAuthConnector(kit).frame.options
    storage.set('socialProvider', provider)
    await connectUser(kit, {
      client: await openFrame(kit, { signal }),
      signal,
    })
    emit(kit, { event: 'SOCIAL_LOGIN_SUCCESS', provider })
    leave()
    return { userName: reply?.userName ?? '' }
  } catch (cause) {
    if (client && !isDone) void cancelFarcaster(kit, client).then(leave)
    else leave()
    const error = getKitError(signal.aborted ? signal.reason : cause)
    emit(kit, { error, event: 'SOCIAL_LOGIN_ERROR', provider })
    throw error
  } finally {
    attempt.end()
  }
}

export declare namespace connectFarcaster {
  type Parameters = {
    onUri: (request: { expiresAt: number; url: string }) => void
    onAccepted?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Untrusted text from Farcaster. */
    userName: string
  }
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | FrameRequestTimeoutError
    | SocialLoginCancelledError
    | SocialLoginExpiredError
    | SocialLoginFailedError
    | getKitError.ReturnType
}

/**
 * Reloads the frame after an unfinished Farcaster login: the frame keeps
 * waiting for it, and only a reload of its page stops that. Never throws.
 */
function cancelFarcaster(kit: Kit, client: FrameClient): Promise<void> {
  async function leave() {
    await client.reload()
    await sleep(FARCASTER_LEAVE_DELAY_MS)
    await client.syncDappData()
  }
  return withTimeout(leave(), {
    ms: FRAME_RELOAD_TIMEOUT_MS,
    error: () => new Error('The frame does not answer.'),
  }).catch((error) => kit.logger.warn('frame: not reloaded', error))
}
