import { DEVICE_LINK_LIFE_MS } from '../core/constants.js'
import { FrameRequestTimeoutError } from '../core/errors/frame.js'
import { getKitError } from '../core/errors/getKitError.js'
import { DeviceNotApprovedError } from '../core/errors/login.js'
import type { Kit } from '../createKit.js'
import { openFrame } from './login/openFrame.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Waits until the link that was mailed to a new device has been used.
 *
 * One request to the frame lasts 30 s, so it is made again quietly as long as
 * the link lives, 10 minutes. Then the code is asked for: `connectOtp`.
 *
 * @param parameters.signal - ends the wait
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
  type ReturnType = { step: 'otp' }
  type ErrorType = DeviceNotApprovedError | getKitError.ReturnType
}
