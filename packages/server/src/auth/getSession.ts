import type { Auth, Session, User } from './createAuth.js'
import { hash } from './hash.js'
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './rules.js'

/**
 * The session of a token, with what its user is called now, and marks it
 * used; `undefined` when it is over.
 */
export function getSession(
  auth: Auth,
  token: string | undefined,
): getSession.ReturnType | undefined {
  if (!token) return undefined
  const key = hash(token)
  const session = auth.sessions.get(key)
  const user = session && auth.users.get(session.userId)
  if (!session || !user) return undefined
  const now = auth.now()
  const idle = now - session.usedAt >= SESSION_IDLE_MS
  if (idle || now - session.createdAt >= SESSION_LIFE_MS) {
    auth.sessions.delete(key)
    return undefined
  }
  session.usedAt = now
  const { email, userName } = user
  return { ...session, email, userName, user }
}

export declare namespace getSession {
  type ReturnType = Session & Pick<User, 'email' | 'userName'> & { user: User }
}
