import { DEVICE_LINK_LIFE_MS } from '../core/constants/login.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import { DeviceNotApprovedError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { emit } from '../features/analytics/emit.js'
import { openFrame } from '../features/login/openFrame.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Waits until the user opens the link that was mailed for a new device.
 *
 * A frame request times out after 30 s, so it is silently repeated while the
 * link is valid (10 minutes). Then ask for the code and call `connectOtp`.
 *
 * @param parameters.signal - aborts the wait
 * @throws DeviceNotApprovedError when the link was not used in time
 *
 * @example
 * await connectDevice(kit)
 * await connectOtp(kit, { otp })
 */
export async function connectDevice(
  kit: Kit,
  parameters: connectDevice.Parameters = {},
): Promise<connectDevice.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    signal: 'AbortSignal | undefined',
  })
  const { signal } = parameters
  const deadline = Date.now() + DEVICE_LINK_LIFE_MS
  try {
    for (;;) {
      const client = await openFrame(kit, { signal })
      try {
        await client.connectDevice({ isQuiet: true, signal })
        emit(kit, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
        emit(kit, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
        return { step: 'otp' }
      } catch (error) {
        if (!(error instanceof FrameRequestTimeoutError)) throw error
        if (Date.now() >= deadline)
          throw new DeviceNotApprovedError({ cause: error })
      }
    }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace connectDevice {
  type Parameters = { signal?: AbortSignal | undefined }
  type ReturnType = {
    /** The device is approved and a code is emailed: call `connectOtp`. */
    step: 'otp'
  }
  type ErrorType = DeviceNotApprovedError | getKitError.ReturnType
}
