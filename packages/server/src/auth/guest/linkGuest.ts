import { ServiceError } from '../../http/ServiceError.js'
import type { Auth } from '../createAuth.js'
import { getAccount } from '../getAccount.js'
import { lockEmail } from '../lockEmail.js'
import type { SocialIdentity, User } from '../records.js'
import { findUserByEmail } from '../users/findUserByEmail.js'
import { getProvedEmail } from '../users/signInIdentity.js'
import { dropSecret } from './dropGuest.js'

/**
 * Gives a guest a login of their own: their account goes on under it. A login
 * that has an account already leads to that one, and takes over no other.
 *
 * @throws ServiceError LOGIN_TAKEN, SOCIAL_EXPIRED when the guest has a login
 * by now
 */
export async function linkGuest(
  { store }: Pick<Auth, 'store'>,
  linked: { identity: SocialIdentity; userId: string },
): Promise<User> {
  const { identity, userId } = linked
  const key = toKey(identity)
  const email = getProvedEmail(identity)
  const run = () =>
    email
      ? lockEmail({ store }, email, async (inside) => {
          // Read before its owner: who comes to own it now has changed it.
          await getAccount(inside, email) // guard: guest-address-turn
          return link(inside, linked)
        })
      : store.change(`user:${userId}`, (store) => link({ store }, linked))
  // A login takes the identity first, and a change of address the user.
  return store.lock(`identity:${key}`, () => store.lock(`user:${userId}`, run))
}

const toKey = ({ provider, subject }: SocialIdentity) =>
  JSON.stringify([provider, subject])

/** Inside of a change, which stores all of it or nothing. */
async function link(
  auth: Pick<Auth, 'store'>,
  { identity, userId }: { identity: SocialIdentity; userId: string },
): Promise<User> {
  const { identities, users } = auth.store
  const key = toKey(identity)
  const email = getProvedEmail(identity)
  const user = await users.get(userId)
  // guard: guest-still
  if (!user?.isGuest)
    throw new ServiceError(400, 'SOCIAL_EXPIRED', 'The login has expired')
  const owner = email && (await findUserByEmail(auth, email))
  // guard: guest-login-taken
  if (owner || (await identities.get(key)))
    throw new ServiceError(409, 'LOGIN_TAKEN', 'It has another account')
  const { provider, userName = user.userName } = identity
  await identities.set(key, { provider, userId })
  const linked: User = {
    ...(await dropSecret(auth, user)),
    email: email ?? user.email,
    userName,
  }
  await users.set(userId, linked)
  return linked
}
