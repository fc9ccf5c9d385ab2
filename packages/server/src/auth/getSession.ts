import type { Store } from '../store/store.js'
import type { Auth } from './createAuth.js'
import { getSessionEnd } from './getSessionEnd.js'
import { hash } from './hash.js'
import type { Session, User } from './records.js'
import { SESSION_USE_MS } from './rules.js'

/**
 * The session of a token, with what its user is called now; `undefined` when
 * it is over. It is marked as used at most once an hour.
 */
export async function getSession(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  token: string | undefined,
): Promise<getSession.ReturnType | undefined> {
  if (!token) return undefined
  const key = hash(token)
  const [[[, session] = []] = [], [[, user] = []] = []] = (await store.load([
    { keys: [key], table: 'sessions' },
    { keyIn: 'userId', table: 'users' },
  ])) as [[[string, Session]?]?, [[string, User]?]?]
  if (!session || !user) return undefined
  const usedAt = now()
  if (usedAt >= getSessionEnd(session)) {
    await store.sessions.delete(key)
    return undefined
  }
  if (usedAt - session.usedAt >= SESSION_USE_MS) await touch(store, key, usedAt)
  const { email, userName } = user
  return { ...session, usedAt, email, userName, user }
}

/** A sign-out in between is not undone by it. */
function touch(store: Store, key: string, usedAt: number) {
  return store.change(`session:${key}`, async ({ sessions }) => {
    const session = await sessions.get(key)
    if (!session) return
    const used = { ...session, usedAt }
    await sessions.set(key, { ...used, expiresAt: getSessionEnd(used) })
  })
}

export declare namespace getSession {
  type ReturnType = Session & Pick<User, 'email' | 'userName'> & { user: User }
}
