import type { Auth } from './createAuth.js'
import { findDeviceRequest } from './findDeviceRequest.js'
import { lockEmail } from './lockEmail.js'
import type { Challenge } from './records.js'
import { sendCode } from './sendCode.js'

/**
 * Ends a link: approved, the code is mailed; refused, the login is over.
 * Gives the request it decided, `undefined` when the link is no longer good.
 */
export async function decideDevice(
  auth: Auth,
  parameters: decideDevice.Parameters,
): Promise<Challenge | undefined> {
  const { approve, token } = parameters
  const request = await findDeviceRequest(auth, token)
  if (!request) return undefined
  return lockEmail(auth, request.email, async () => {
    const challenge = await findDeviceRequest(auth, token)
    if (!challenge) return undefined
    if (approve) await sendCode(auth, challenge)
    else
      await auth.store.challenges.set(challenge.id, {
        ...challenge,
        stage: 'denied',
      })
    auth.signals.wake(`challenge:${challenge.id}`)
    return challenge
  })
}

export declare namespace decideDevice {
  type Parameters = { token: string; approve: boolean }
}
