import type { ConnectorMissingError } from '../core/errors/connector.js'
import type { LoginCooldownError } from '../core/errors/cooldown.js'
import type { FrameLoadError } from '../core/errors/frameLoad.js'
import { getKitError } from '../core/errors/getKitError.js'
import { InvalidEmailError } from '../core/errors/login.js'
import type { OfflineError } from '../core/errors/offline.js'
import { toOfflineError } from '../core/errors/toOfflineError.js'
import { isEmail } from '../core/login/isEmail.js'
import type { Kit } from '../createKit.js'
import { connectAuth } from './login/connectAuth.js'
import { openFrame } from './login/openFrame.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Starts a login by email in the embedded wallet.
 *
 * It opens the secure frame, on this first use. What follows depends on the
 * answer: `otp`, a code was mailed: `connectOtp`; `device`, the mailed link
 * must be used first: `connectDevice`; `connected`, nothing is left to do.
 *
 * @param parameters.email - address to send the code to
 * @param parameters.signal - ends the wait
 * @throws InvalidEmailError 'Invalid email'
 * @throws LoginCooldownError within 30 s of the last mail
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
    if (!isEmail(email)) throw new InvalidEmailError()
    const client = await openFrame(kit, { signal })
    const { action } = await client.connectEmail({ email }, { signal })
    if (action === 'VERIFY_DEVICE') return { step: 'device' }
    if (action === 'VERIFY_OTP') return { step: 'otp' }
    await connectAuth(kit)
    return { step: 'connected' }
  } catch (error) {
    throw toOfflineError(getKitError(error))
  }
}

export declare namespace connectEmail {
  type Parameters = { email: string; signal?: AbortSignal | undefined }
  type ReturnType = { step: 'otp' | 'device' | 'connected' }
  type ErrorType =
    | ConnectorMissingError
    | FrameLoadError
    | InvalidEmailError
    | LoginCooldownError
    | OfflineError
    | getKitError.ReturnType
}
