import type { Auth } from '../createAuth.js'
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
  const { identities, users } = auth.store
  if (!(await users.get(userId))?.isGuest) return
  const found = await identities.find({ userId })
  for (const [key, { provider }] of found)
    if (provider.startsWith(`${GUEST}:`)) await identities.delete(key) // guard: guest-secret-dropped
  await changeUser(auth, userId, ({ isGuest: _, ...user }) => user)
}
