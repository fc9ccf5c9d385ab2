import { FRAME_REQUEST_TIMEOUT_MS } from '../core/constants/frame.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import {
  type EmailTakenError,
  InvalidEmailError,
  type LoginRequiredError,
} from '../core/errors/login.js'
import { isEmail } from '../core/login/isEmail.js'
import { withDeadline } from '../core/promise/withDeadline.js'
import type { Kit } from '../createKit.js'
import { openFrame } from '../features/login/openFrame.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Starts to change the email of the user logged in to the embedded wallet. The
 * returned `step` is what comes next: `primaryCode`, a code was mailed to the
 * old address, call `updateEmailPrimaryOtp`; `secondaryCode`, one was mailed
 * to the new address, call `updateEmailSecondaryOtp`.
 *
 * @param parameters.email - the new address
 * @param parameters.signal - aborts the wait
 * @throws InvalidEmailError 'Invalid email'
 * @throws EmailTakenError, LoginRequiredError, LoginCooldownError
 * @throws FrameRequestTimeoutError after 30 s
 *
 * @example
 * const { step } = await updateEmail(kit, { email: 'ada@example.com' })
 */
export async function updateEmail(
  kit: Kit,
  parameters: updateEmail.Parameters,
): Promise<updateEmail.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    email: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  try {
    const email = parameters.email?.trim()
    if (!isEmail(email)) throw new InvalidEmailError()
    const { action } = await withDeadline(
      async (signal) => {
        const client = await openFrame(kit, { signal })
        return client.updateEmail({ email }, { signal })
      },
      {
        ms: FRAME_REQUEST_TIMEOUT_MS,
        error: () => new FrameRequestTimeoutError({ type: 'UPDATE_EMAIL' }),
        signal: parameters.signal,
      },
    )
    return {
      step: action === 'VERIFY_PRIMARY_OTP' ? 'primaryCode' : 'secondaryCode',
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace updateEmail {
  type Parameters = { email: string; signal?: AbortSignal | undefined }
  type ReturnType = {
    /**
     * `primaryCode`: call `updateEmailPrimaryOtp`. `secondaryCode`: call
     * `updateEmailSecondaryOtp`.
     */
    step: 'primaryCode' | 'secondaryCode'
  }
  type ErrorType =
    | EmailTakenError
    | FrameRequestTimeoutError
    | InvalidEmailError
    | LoginRequiredError
    | getKitError.ReturnType
}
