import { randomBytes } from 'node:crypto'
import type { Auth } from './createAuth.js'
import { hash } from './hash.js'

/**
 * Opens a session. The token is kept as a hash only; the user id is made from
 * the address, so that it outlives this process as the browser's keys do.
 */
export function createSession(
  auth: Auth,
  parameters: createSession.Parameters,
): createSession.ReturnType {
  const { deviceId, email } = parameters
  const token = randomBytes(32).toString('base64url')
  const userId = hash(`latchkey-local-user:${email}`).slice(0, 32)
  const now = auth.now()
  auth.sessions.set(hash(token), {
    userId,
    email,
    deviceId,
    createdAt: now,
    usedAt: now,
  })
  return { token, userId, email }
}

export declare namespace createSession {
  type Parameters = { deviceId: string; email: string }
  type ReturnType = { token: string; userId: string; email: string }
}
