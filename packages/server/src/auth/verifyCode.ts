import { ServiceError } from '../http/ServiceError.js'
import { addDevices } from './addDevices.js'
import { checkCode } from './checkCode.js'
import type { Auth } from './createAuth.js'
import { createSession } from './createSession.js'
import { getChallenge } from './getChallenge.js'
import { hash } from './hash.js'
import { limitUse } from './limitUse.js'
import { lockEmail } from './lockEmail.js'
import { CLIENT_TRIES } from './rules.js'
import { createUser } from './users/createUser.js'
import { findUserByEmail } from './users/findUserByEmail.js'

/**
 * Answers a challenge; right, it ends in a session and the device is known.
 *
 * @throws ServiceError CODE_EXPIRED, DEVICE_NOT_APPROVED, TOO_MANY_TRIES,
 * INVALID_CODE, LOGIN_COOLDOWN
 */
export async function verifyCode(
  auth: Auth,
  parameters: verifyCode.Parameters,
): Promise<verifyCode.ReturnType> {
  const { challengeId, client, code, deviceId } = parameters
  const { challenges } = auth.store
  if (client !== undefined)
    await limitUse(auth, { key: `try:${client}`, limits: CLIENT_TRIES })
  const { email } = await getChallenge(auth, challengeId)
  return lockEmail(auth, email, async () => {
    const challenge = await getChallenge(auth, challengeId)
    if (challenge.stage !== 'code' || !challenge.codeHash)
      throw new ServiceError(403, 'DEVICE_NOT_APPROVED', 'Device not approved')
    const tries = challenge.tries + 1
    const countTry = () => challenges.set(challengeId, { ...challenge, tries })
    const answer = { challenge, client, code, countTry, deviceId, email }
    await checkCode(auth, answer)
    await challenges.delete(challengeId)
    await addDevices(auth, { email, hashes: [hash(deviceId)] })
    const user =
      (await findUserByEmail(auth, email)) ??
      (await createUser(auth, { origin: email, email }))
    return createSession(auth, { deviceId, user })
  })
}

export declare namespace verifyCode {
  type Parameters = {
    challengeId: string
    /** IP address it is answered from, when it is known. */
    client?: string | undefined
    code: string
    deviceId: string
  }
  type ReturnType = createSession.ReturnType
}
