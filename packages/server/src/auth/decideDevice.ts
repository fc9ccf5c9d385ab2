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
  return lockEmail(auth, request.email, async (inside) => {
    const { signals, store } = inside
    // By its key, so that it is decided once.
    const challenge = await store.challenges.get(request.id)
    const isOpen =
      challenge?.stage === 'device' && challenge.expiresAt > auth.now()
    if (!isOpen) return undefined
    // Before the mail: who waits need not wait for it.
    signals.wake(`challenge:${challenge.id}`)
    if (approve) await sendCode(inside, challenge)
    else
      await store.challenges.set(challenge.id, {
        ...challenge,
        stage: 'denied',
      })
    return challenge
  })
}

export declare namespace decideDevice {
  type Parameters = { token: string; approve: boolean }
}
