import { randomBytes } from 'node:crypto'
import type { Auth } from './createAuth.js'
import { getSessionEnd } from './getSessionEnd.js'
import { hash } from './hash.js'
import type { User } from './records.js'

/** Opens a session. The token is kept as a hash only. */
export async function createSession(
  auth: Auth,
  parameters: createSession.Parameters,
): Promise<createSession.ReturnType> {
  const { deviceId, loggedInAt, user } = parameters
  const token = randomBytes(32).toString('base64url')
  const now = auth.now()
  const times = { createdAt: now, usedAt: now }
  await auth.store.sessions.set(hash(token), {
    userId: user.id,
    deviceId,
    ...times,
    // The clock of a provider may be ahead.
    loggedInAt: loggedInAt && Math.min(loggedInAt, now),
    expiresAt: getSessionEnd(times),
  })
  const { email, id, isGuest, userName } = user
  return { token, userId: id, email, isGuest, userName }
}

export declare namespace createSession {
  type Parameters = {
    deviceId: string
    /** When a provider has seen the user log in. Default: now. */
    loggedInAt?: number | undefined
    user: User
  }
  type ReturnType = {
    token: string
    userId: string
    email: string | undefined
    /** Absent unless it is one. */
    isGuest: true | undefined
    userName: string | undefined
  }
}
