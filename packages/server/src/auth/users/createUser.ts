import { randomUUID } from 'node:crypto'
import type { Auth, User } from '../createAuth.js'
import { hash } from '../hash.js'

/**
 * Makes a user. The id comes from what they log in with, so that it outlives
 * this process as the browser's keys do; an id that is taken, by someone who
 * has changed their address since, is never given again.
 */
export function createUser(
  { users }: Pick<Auth, 'users'>,
  parameters: { origin: string; email?: string | undefined },
): User {
  const { email, origin } = parameters
  const wished = toUserId(origin)
  const user: User = {
    id: users.has(wished) ? toUserId(randomUUID()) : wished,
    email,
    userName: undefined,
    subjects: new Map(),
    update: undefined,
  }
  users.set(user.id, user)
  return user
}

function toUserId(origin: string) {
  return hash(`latchkey-local-user:${origin}`).slice(0, 32)
}
