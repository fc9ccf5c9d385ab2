import { randomUUID } from 'node:crypto'
import type { Auth } from '../createAuth.js'
import { hash } from '../hash.js'
import type { User } from '../records.js'

/**
 * Makes a user. The id comes from what they log in with, so that it outlives
 * this process as the browser's keys do; an id that is taken, by someone who
 * has changed their address since, is never given again.
 */
export async function createUser(
  { store }: Pick<Auth, 'store'>,
  parameters: { origin: string; email?: string | undefined },
): Promise<User> {
  const { email, origin } = parameters
  const wished = toUserId(origin)
  const isTaken = (await store.users.get(wished)) !== undefined
  const user: User = {
    id: isTaken ? toUserId(randomUUID()) : wished,
    email,
    userName: undefined,
    update: undefined,
  }
  await store.users.set(user.id, user)
  return user
}

/** ID of the user who first logs in with this origin. */
export function toUserId(origin: string): string {
  return hash(`latchkey-local-user:${origin}`).slice(0, 32)
}
