import type { Auth } from '../createAuth.js'
import type { User } from '../records.js'

/**
 * Changes a user, one change at a time.
 *
 * @param change - gives the new record, `undefined` to leave it as it is
 */
export function changeUser<user extends User | undefined>(
  { store }: Pick<Auth, 'store'>,
  userId: string,
  change: (user: User) => Promise<user> | user,
): Promise<user> {
  return store.lock(`user:${userId}`, async () => {
    const user = await store.users.get(userId)
    if (!user) throw new Error(`There is no user ${userId}.`)
    const changed = await change(user)
    if (changed) await store.users.set(userId, changed)
    return changed
  })
}
