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
 * Confirms an email change with the code that was mailed to the old address.
 * Another code is then mailed to the new address.
 *
 * @param parameters.otp - the code, 6 digits; surrounding whitespace is
 * ignored
 * @param parameters.signal - aborts the wait
 * @throws InvalidCodeError, CodeExpiredError, TooManyTriesError
 * @throws FrameRequestTimeoutError after 30 s
 *
 * @example
 * await updateEmailPrimaryOtp(kit, { otp: '123456' })
 */
export async function updateEmailPrimaryOtp(
  kit: Kit,
  parameters: updateEmailPrimaryOtp.Parameters,
): Promise<updateEmailPrimaryOtp.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    otp: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  await checkCode(kit, {
    ask: (client, otp, signal) =>
      client.updateEmailPrimaryOtp({ otp }, { signal }),
    otp: parameters.otp,
    signal: parameters.signal,
    type: 'UPDATE_EMAIL_PRIMARY_OTP',
  })
  return { step: 'secondaryCode' }
}

export declare namespace updateEmailPrimaryOtp {
  type Parameters = { otp: string; signal?: AbortSignal | undefined }
  type ReturnType = {
    /** A code is emailed to the new address: call `updateEmailSecondaryOtp`. */
    step: 'secondaryCode'
  }
  type ErrorType =
    | CodeExpiredError
    | FrameRequestTimeoutError
    | InvalidCodeError
    | TooManyTriesError
    | getKitError.ReturnType
}
