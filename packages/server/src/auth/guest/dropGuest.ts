import type { Auth } from '../createAuth.js'
import type { User } from '../records.js'
import { changeUser } from '../users/changeUser.js'
import { GUEST } from './startGuest.js'

/**
 * Makes a guest a user like others, once they have a login of their own: the
 * secret of the browser opens the account no longer.
 */
export async function dropGuest(
  auth: Pick<Auth, 'store'>,
  userId: string,
): Promise<void> {
  if (!(await auth.store.users.get(userId))?.isGuest) return
  await changeUser(auth, userId, async (user): Promise<User | undefined> => {
    if (!user.isGuest) return undefined
    return dropSecret(auth, user)
  })
}

/**
 * The guest as a user like others, to be stored. Runs under the lock of the
 * user.
 */
export async function dropSecret(
  { store: { identities } }: Pick<Auth, 'store'>,
  { isGuest: _, usedAt: __, ...user }: User,
): Promise<User> {
  const found = await identities.find({ userId: user.id })
  for (const [key, { provider }] of found)
    if (provider.startsWith(`${GUEST}:`)) await identities.delete(key) // guard: guest-secret-dropped
  return user
}
