import { ServiceError } from '../http/ServiceError.js'
import type { Auth } from './createAuth.js'
import { getChallenge } from './getChallenge.js'

/**
 * Waits for the owner's decision about a new device; `approved: false` after
 * `pollMs`, to be asked again.
 *
 * @throws ServiceError DEVICE_NOT_APPROVED when refused, CODE_EXPIRED when over
 */
export async function waitForDevice(
  auth: Auth,
  parameters: waitForDevice.Parameters,
): Promise<{ approved: boolean }> {
  const { challengeId, signal } = parameters
  const getStage = async () => (await getChallenge(auth, challengeId)).stage
  await auth.signals.wait(`challenge:${challengeId}`, {
    isDone: async () => (await getStage()) !== 'device',
    ms: auth.pollMs,
    signal,
  })
  const stage = await getStage()
  if (stage === 'denied')
    throw new ServiceError(403, 'DEVICE_NOT_APPROVED', 'Device not approved')
  return { approved: stage === 'code' }
}

export declare namespace waitForDevice {
  type Parameters = {
    challengeId: string
    /** Ends the wait early, when nobody listens any more. */
    signal?: AbortSignal | undefined
  }
}
