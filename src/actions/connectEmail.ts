import type { OfflineError } from '../core/errors/base.js'
import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  InvalidEmailError,
  type LoginCooldownError,
} from '../core/errors/login.js'
import { toOfflineError } from '../core/errors/toOfflineError.js'
import { isEmail } from '../core/login/isEmail.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { openFrame } from '../features/login/openFrame.js'
import { showAlert } from '../features/notices/showAlert.js'
import { connectUser } from './login/connectUser.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Starts an email login in the embedded wallet.
 *
 * Loads the secure frame on first use. The returned `step` is what comes next:
 * `otp`, a code was mailed, call `connectOtp`; `device`, the mailed link must
 * be opened first, call `connectDevice`; `connected`, the wallet is connected.
 *
 * @param parameters.email - address to send the code to
 * @param parameters.signal - aborts the wait
 * @throws InvalidEmailError 'Invalid email'
 * @throws LoginCooldownError within 30 s of the last email
 * @throws OfflineError when the browser is offline and nothing was reached
 * @throws FrameLoadError, FrameRequestTimeoutError, ConnectorMissingError
 *
 * @example
 * const { step } = await connectEmail(kit, { email: 'ada@example.com' })
 */
export async function connectEmail(
  kit: Kit,
  parameters: connectEmail.Parameters,
): Promise<connectEmail.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    email: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  try {
    const email = parameters.email?.trim()
    if (!isEmail(email)) {
      showAlert(kit, { key: 'emailInvalid', variant: 'warning' })
      throw new InvalidEmailError()
    }
    emit(kit, { event: 'EMAIL_SUBMITTED' })
    const client = await openFrame(kit, { signal })
    const { action } = await client.connectEmail({ email }, { signal })
    if (action === 'VERIFY_DEVICE') return { step: 'device' }
    if (action === 'VERIFY_OTP') {
      emit(kit, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
      return { step: 'otp' }
    }
    await connectUser(kit, { client, signal })
    return { step: 'connected' }
  } catch (error) {
    emit(kit, { error, event: 'FAILURE' })
    throw toOfflineError(getKitError(error))
  }
}

export declare namespace connectEmail {
  type Parameters = { email: string; signal?: AbortSignal | undefined }
  type ReturnType = {
    /**
     * `otp`: call `connectOtp`. `device`: call `connectDevice`. `connected`: the
     * user was logged in already.
     */
    step: 'otp' | 'device' | 'connected'
  }
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | InvalidEmailError
    | LoginCooldownError
    | OfflineError
    | getKitError.ReturnType
}
