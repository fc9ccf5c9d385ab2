import { getKitError } from '../core/errors/getKitError.js'
import {
  type CodeExpiredError,
  InvalidCodeError,
  type TooManyTriesError,
} from '../core/errors/login.js'
import { notify } from '../core/notify.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { isCode } from '../features/login/isCode.js'
import { openFrame } from '../features/login/openFrame.js'
import { connectUser } from './login/connectUser.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Completes an email login with the mailed code and connects the wallet.
 *
 * A previously connected user is replaced.
 *
 * @param parameters.otp - the code, 6 digits; surrounding whitespace is
 * ignored
 * @param parameters.onAccepted - called when the code is correct, before the
 * wallet connects
 * @param parameters.signal - aborts the wait
 * @throws InvalidCodeError, CodeExpiredError, TooManyTriesError
 *
 * @example
 * await connectOtp(kit, { otp: '123456' })
 */
export async function connectOtp(
  kit: Kit,
  parameters: connectOtp.Parameters,
): Promise<connectOtp.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    onAccepted: 'function | undefined',
    otp: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { onAccepted, signal } = parameters
  let isAccepted = false
  try {
    const otp = parameters.otp?.trim()
    if (!isCode(otp)) throw new InvalidCodeError()
    const client = await openFrame(kit, { signal })
    await client.connectOtp({ otp }, { signal })
    isAccepted = true
    emit(kit, { event: 'EMAIL_VERIFICATION_CODE_PASS' })
    notify(() => onAccepted?.())
    await connectUser(kit, { client, signal })
    return { step: 'connected' }
  } catch (error) {
    const event = isAccepted ? 'FAILURE' : 'EMAIL_VERIFICATION_CODE_FAIL'
    emit(kit, { error, event })
    throw getKitError(error)
  }
}

export declare namespace connectOtp {
  type Parameters = {
    otp: string
    onAccepted?: (() => void) | undefined
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** The user is logged in and connected. */
    step: 'connected'
  }
  type ErrorType =
    | CodeExpiredError
    | InvalidCodeError
    | TooManyTriesError
    | getKitError.ReturnType
}
