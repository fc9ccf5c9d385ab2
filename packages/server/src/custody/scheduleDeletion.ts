import type { Auth } from '../auth/createAuth.js'
import { DELETE_DELAY_MS } from './rules.js'

/**
 * Notes that a user is to be removed. Asking again changes nothing.
 *
 * @param deleteAt - in ms; default: after the delay
 */
export function scheduleDeletion(
  { now, store }: Pick<Auth, 'now' | 'store'>,
  userId: string,
  deleteAt: number = now() + DELETE_DELAY_MS,
): Promise<{ deleteAt: number }> {
  const { deletions, lock } = store
  return lock(`user:${userId}`, async () => {
    const known = await deletions.get(userId)
    if (known) return { deleteAt: known.dueAt }
    await deletions.set(userId, { dueAt: deleteAt })
    return { deleteAt }
  })
}

/**
 * Forgets that a user is to be removed.
 *
 * @returns whether they were
 */
export function cancelDeletion(
  { store }: Pick<Auth, 'store'>,
  userId: string,
): Promise<boolean> {
  const { deletions, lock } = store
  return lock(`user:${userId}`, async () => {
    if (!(await deletions.get(userId))) return false
    await deletions.delete(userId)
    return true
  })
}
