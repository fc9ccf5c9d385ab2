import { ServiceError } from '../http/ServiceError.js'
import { addDevices } from './addDevices.js'
import { changeAndTell } from './changeAndTell.js'
import { checkCode } from './checkCode.js'
import type { Auth } from './createAuth.js'
import { createSession } from './createSession.js'
import { getChallenge } from './getChallenge.js'
import { hash } from './hash.js'
import { toClientUses } from './limitClient.js'
import { limitUses } from './limitUse.js'
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
  const uses = toClientUses({ client, key: 'try', limits: CLIENT_TRIES })
  // Counted beside, as it waits for nothing that is read here.
  const counted = limitUses(auth, uses)
  counted.catch(() => undefined)
  return changeAndTell(auth, `challenge:${challengeId}`, async (inside) => {
    await inside.store.load([
      { keys: [challengeId], table: 'challenges' },
      { keyIn: 'email', table: 'accounts' },
      { sameIn: 'email', table: 'users' },
      { keyIn: 'newUserId', table: 'users' },
    ])
    await counted
    const { challenges } = inside.store
    const challenge = await getChallenge(inside, challengeId)
    const { email } = challenge
    if (challenge.stage !== 'code' || !challenge.codeHash)
      throw new ServiceError(403, 'DEVICE_NOT_APPROVED', 'Device not approved')
    const tries = challenge.tries + 1
    const countTry = () => challenges.set(challengeId, { ...challenge, tries })
    const answer = { challenge, client, code, countTry, deviceId, email }
    await checkCode(inside, answer)
    await challenges.delete(challengeId)
    await addDevices(inside, { client, email, hashes: [hash(deviceId)] })
    const user =
      (await findUserByEmail(inside, email)) ??
      (await createUser(inside, { origin: email, email }))
    return createSession(inside, { deviceId, user })
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
