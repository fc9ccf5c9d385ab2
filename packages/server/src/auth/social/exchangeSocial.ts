import { timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { createSession } from '../createSession.js'
import { hash } from '../hash.js'
import { openAccount } from '../openAccount.js'
import { signInIdentity } from '../users/signInIdentity.js'
import { hashResultCode } from './hashResultCode.js'

/**
 * Gives a session for the code of a result, once, on the device that began the
 * login.
 *
 * @throws ServiceError SOCIAL_EXPIRED, SOCIAL_FAILED
 */
export function exchangeSocial(
  auth: Auth,
  parameters: exchangeSocial.Parameters,
): createSession.ReturnType {
  const { deviceId, state } = parameters
  const login = auth.socialLogins.get(hash(state))
  if (!login || login.expiresAt <= auth.now())
    throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
  const answer = hashResultCode(auth, parameters)
  const isRight = login.codes.some((code) => timingSafeEqual(code, answer))
  if (!isRight || !login.identity)
    throw new ServiceError(400, 'SOCIAL_FAILED', "Sign-in didn't work")
  auth.socialLogins.delete(hash(state))
  const user = signInIdentity(auth, login.identity)
  if (user.email) openAccount(auth, user.email).devices.add(hash(deviceId))
  return createSession(auth, { deviceId, user })
}

export declare namespace exchangeSocial {
  type Parameters = { code: string; deviceId: string; state: string }
}
