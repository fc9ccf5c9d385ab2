import { ServiceError } from '../../http/ServiceError.js'
import { addDevices } from '../addDevices.js'
import type { Auth } from '../createAuth.js'
import { createSession } from '../createSession.js'
import { linkGuest } from '../guest/linkGuest.js'
import { hash } from '../hash.js'
import { isSameHash } from '../isSameHash.js'
import { lockEmail } from '../lockEmail.js'
import { keepPasskey } from '../passkeys/keepPasskey.js'
import { signInIdentity } from '../users/signInIdentity.js'
import { hashResultCode } from './hashResultCode.js'
import { lockSocial } from './lockSocial.js'

/**
 * Gives a session for the code of a result, once, on the device that began the
 * login.
 *
 * @throws ServiceError SOCIAL_EXPIRED, SOCIAL_FAILED, LOGIN_TAKEN
 */
export async function exchangeSocial(
  auth: Auth,
  parameters: exchangeSocial.Parameters,
): Promise<createSession.ReturnType> {
  const { deviceId } = parameters
  const { created, guestId, identity } = await takeLogin(auth, parameters)
  const user = guestId
    ? await linkGuest(auth, { identity, userId: guestId })
    : await signInIdentity(auth, identity)
  if (created) await keepPasskey(auth, { created, userId: user.id })
  const { email } = user
  if (email)
    await lockEmail(auth, email, (inside) =>
      addDevices(inside, { email, hashes: [hash(deviceId)] }),
    )
  const { loggedInAt } = identity
  return createSession(auth, { deviceId, loggedInAt, user })
}

export declare namespace exchangeSocial {
  type Parameters = { code: string; deviceId: string; state: string }
}

function takeLogin(auth: Auth, parameters: exchangeSocial.Parameters) {
  const { socialLogins } = auth.store
  return lockSocial(auth, parameters.state, async (key) => {
    const login = await socialLogins.get(key)
    if (!login || login.expiresAt <= auth.now())
      throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
    const answer = hashResultCode(auth, parameters)
    const isRight = login.codes.some((code) => isSameHash(code, answer))
    if (!isRight || !login.identity)
      throw new ServiceError(400, 'SOCIAL_FAILED', "Sign-in didn't work")
    await socialLogins.delete(key)
    const { created, guestId, identity } = login
    return { created, guestId, identity }
  })
}
