import { ServiceError } from '../http/ServiceError.js'
import { checkCode } from './checkCode.js'
import type { Auth } from './createAuth.js'
import { createSession } from './createSession.js'
import { getChallenge } from './getChallenge.js'
import { hash } from './hash.js'
import { createUser } from './users/createUser.js'
import { findUserByEmail } from './users/findUserByEmail.js'

/**
 * Answers a challenge; right, it ends in a session and the device is known.
 *
 * @throws ServiceError CODE_EXPIRED, DEVICE_NOT_APPROVED, TOO_MANY_TRIES,
 * INVALID_CODE
 */
export function verifyCode(
  auth: Auth,
  parameters: verifyCode.Parameters,
): verifyCode.ReturnType {
  const { challengeId, code, deviceId } = parameters
  const challenge = getChallenge(auth, challengeId)
  const { codeHash, email } = challenge
  const account = auth.accounts.get(email)
  if (challenge.stage !== 'code' || !codeHash || !account)
    throw new ServiceError(403, 'DEVICE_NOT_APPROVED', 'Device not approved')
  checkCode(auth, { account, challenge, code, deviceId, email })
  auth.challenges.delete(challengeId)
  account.devices.add(hash(deviceId))
  const user =
    findUserByEmail(auth, email) ?? createUser(auth, { origin: email, email })
  return createSession(auth, { deviceId, user })
}

export declare namespace verifyCode {
  type Parameters = { challengeId: string; code: string; deviceId: string }
  type ReturnType = createSession.ReturnType
}
