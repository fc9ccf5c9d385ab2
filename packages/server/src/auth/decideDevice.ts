import type { Auth, Challenge } from './createAuth.js'
import { findDeviceRequest } from './findDeviceRequest.js'
import { sendCode } from './sendCode.js'

/**
 * Ends a link: approved, the code is mailed; refused, the login is over.
 * Gives the request it decided, `undefined` when the link is no longer good.
 */
export function decideDevice(
  auth: Auth,
  parameters: decideDevice.Parameters,
): Challenge | undefined {
  const { approve, token } = parameters
  const challenge = findDeviceRequest(auth, token)
  if (!challenge) return undefined
  if (approve) sendCode(auth, challenge)
  else challenge.stage = 'denied'
  for (const wake of challenge.waiters) wake()
  return challenge
}

export declare namespace decideDevice {
  type Parameters = { token: string; approve: boolean }
}
