import type { Auth, User } from '../createAuth.js'

/** The user whose address this is now. */
export function findUserByEmail(
  { users }: Pick<Auth, 'users'>,
  email: string,
): User | undefined {
  for (const user of users.values()) if (user.email === email) return user
  return undefined
}
