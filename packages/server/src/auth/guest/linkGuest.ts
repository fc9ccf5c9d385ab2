import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { lockEmail } from '../lockEmail.js'
import type { SocialIdentity, User } from '../records.js'
import { changeUser } from '../users/changeUser.js'
import { findUserByEmail } from '../users/findUserByEmail.js'
import { getProvedEmail } from '../users/signInIdentity.js'
import { dropGuest } from './dropGuest.js'

/**
 * Gives a guest a login of their own: their account goes on under it. A login
 * that has an account already leads to that one, and takes over no other.
 *
 * @throws ServiceError LOGIN_TAKEN, SOCIAL_EXPIRED when the guest has a login
 * by now
 */
export async function linkGuest(
  auth: Pick<Auth, 'store'>,
  { identity, userId }: { identity: SocialIdentity; userId: string },
): Promise<User> {
  const { provider, subject, userName } = identity
  const key = JSON.stringify([provider, subject])
  const email = getProvedEmail(identity)
  async function link() {
    const { identities, users } = auth.store
    // guard: guest-still
    if (!(await users.get(userId))?.isGuest)
      throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
    const owner = email && (await findUserByEmail(auth, email))
    // guard: guest-login-taken
    if (owner || (await identities.get(key)))
      throw new ServiceError(409, 'LOGIN_TAKEN', 'It has another account')
    await identities.set(key, { provider, userId })
    await changeUser(auth, userId, (user) => ({ ...user, email, userName }))
    await dropGuest(auth, userId)
    return changeUser(auth, userId, (user) => user)
  }
  return auth.store.lock(`identity:${key}`, () =>
    email ? lockEmail(auth, email, link) : link(),
  )
}
