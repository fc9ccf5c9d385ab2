import type { FrameRequestTimeoutError } from '../core/errors/frame.js'
import type { getKitError } from '../core/errors/getKitError.js'
import type {
  CodeExpiredError,
  InvalidCodeError,
  TooManyTriesError,
} from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { checkCode } from '../features/login/checkCode.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Changes the email with the code that was mailed to the new address.
 *
 * @param parameters.otp - the code, 6 digits; surrounding whitespace is
 * ignored
 * @param parameters.signal - aborts the wait
 * @returns the new address
 * @throws InvalidCodeError, CodeExpiredError, TooManyTriesError
 * @throws FrameRequestTimeoutError after 30 s
 *
 * @example
 * const { newEmail } = await updateEmailSecondaryOtp(kit, { otp: '123456' })
 */
export async function updateEmailSecondaryOtp(
  kit: Kit,
  parameters: updateEmailSecondaryOtp.Parameters,
): Promise<updateEmailSecondaryOtp.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    otp: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { newEmail } = await checkCode(kit, {
    ask: (client, otp, signal) =>
      client.updateEmailSecondaryOtp({ otp }, { signal }),
    otp: parameters.otp,
    signal: parameters.signal,
    type: 'UPDATE_EMAIL_SECONDARY_OTP',
  })
  return { newEmail, step: 'done' }
}

export declare namespace updateEmailSecondaryOtp {
  type Parameters = { otp: string; signal?: AbortSignal | undefined }
  type ReturnType = {
    /** Address that is now in effect. */
    newEmail: string
    /** The email is changed. */
    step: 'done'
  }
  type ErrorType =
    | CodeExpiredError
    | FrameRequestTimeoutError
    | InvalidCodeError
    | TooManyTriesError
    | getKitError.ReturnType
}
