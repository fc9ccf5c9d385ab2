import type { Auth, Session } from './createAuth.js'
import { hash } from './hash.js'
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from './rules.js'

/** The session of a token and marks it used; `undefined` when it is over. */
export function getSession(
  auth: Auth,
  token: string | undefined,
): Session | undefined {
  if (!token) return undefined
  const key = hash(token)
  const session = auth.sessions.get(key)
  if (!session) return undefined
  const now = auth.now()
  const idle = now - session.usedAt >= SESSION_IDLE_MS
  if (idle || now - session.createdAt >= SESSION_LIFE_MS) {
    auth.sessions.delete(key)
    return undefined
  }
  session.usedAt = now
  return session
}
