import { FRAME_REQUEST_TIMEOUT_MS } from '../../core/constants/frame.js'
import { FrameRequestTimeoutError } from '../../core/errors/frame.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import type { FrameClient } from '../../core/ports.js'
import { withDeadline } from '../../core/promise/withDeadline.js'
import type { Kit } from '../../createKit.js'
import { isCode } from './isCode.js'
import { openFrame } from './openFrame.js'

/** Sends the code of an email change to the frame, with a timeout. */
export async function checkCode<answer>(
  kit: Kit,
  parameters: {
    ask(client: FrameClient, otp: string, signal: AbortSignal): Promise<answer>
    otp: string
    signal: AbortSignal | undefined
    /** Message type for the error. */
    type: string
  },
): Promise<answer> {
  const { ask, signal, type } = parameters
  try {
    const otp = parameters.otp?.trim()
    if (!isCode(otp)) throw new InvalidCodeError()
    return await withDeadline(
      async (signal) => ask(await openFrame(kit, { signal }), otp, signal),
      {
        ms: FRAME_REQUEST_TIMEOUT_MS,
        error: () => new FrameRequestTimeoutError({ type }),
        signal,
      },
    )
  } catch (error) {
    throw getKitError(error)
  }
}
