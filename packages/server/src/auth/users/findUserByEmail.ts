import type { Auth } from '../createAuth.js'
import type { User } from '../records.js'

/** The user whose address this is now. */
export async function findUserByEmail(
  { store }: Pick<Auth, 'store'>,
  email: string,
): Promise<User | undefined> {
  const [[, user] = []] = await store.users.find({ email })
  return user
}
