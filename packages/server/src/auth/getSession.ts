import type { Auth } from './createAuth.js'
import { hash } from './hash.js'
import type { Session, User } from './records.js'
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './rules.js'

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
    const idle = usedAt - session.usedAt >= SESSION_IDLE_MS
    if (idle || usedAt - session.createdAt >= SESSION_LIFE_MS) {
      await store.sessions.delete(key)
      return undefined
    }
    await store.sessions.set(key, { ...session, usedAt })
    const { email, userName } = user
    return { ...session, usedAt, email, userName, user }
  })
}

export declare namespace getSession {
  type ReturnType = Session & Pick<User, 'email' | 'userName'> & { user: User }
}
