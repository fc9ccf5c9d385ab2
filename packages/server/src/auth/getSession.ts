import type { Auth } from './createAuth.js'
import { getSessionEnd } from './getSessionEnd.js'
import { hash } from './hash.js'
import type { Session, User } from './records.js'

/**
 * The session of a token, with what its user is called now, and marks it
 * used; `undefined` when it is over.
 */
export async function getSession(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  token: string | undefined,
): Promise<getSession.ReturnType | undefined> {
  if (!token) return undefined
  const key = hash(token)
  // A sign-out in between must not be undone by marking it used.
  return store.lock(`session:${key}`, async () => {
    const session = await store.sessions.get(key)
    const user = session && (await store.users.get(session.userId))
    if (!session || !user) return undefined
    const usedAt = now()
    if (usedAt >= getSessionEnd(session)) {
      await store.sessions.delete(key)
      return undefined
    }
    const used = { ...session, usedAt }
    const expiresAt = getSessionEnd(used)
    await store.sessions.set(key, { ...used, expiresAt })
    const { email, userName } = user
    return { ...session, usedAt, email, userName, user }
  })
}

export declare namespace getSession {
  type ReturnType = Session & Pick<User, 'email' | 'userName'> & { user: User }
}
