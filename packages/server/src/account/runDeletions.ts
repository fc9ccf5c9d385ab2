import type { Store } from '../store/store.js'
import { removeUser } from './removeUser.js'

/** Removes the users whose time has come. One that fails is tried again. */
export async function runDeletions(parameters: {
  now: number
  report(error: unknown): void
  store: Store
}): Promise<number> {
  const { now, report, store } = parameters
  let count = 0
  for (const [userId, { dueAt }] of await store.deletions.find()) {
    if (dueAt > now) continue
    try {
      await removeUser(store, { userId })
      count++
    } catch (error) {
      report(error)
    }
  }
  return count
}
