import { GUEST } from '../auth/guest/startGuest.js'
import type { User } from '../auth/records.js'
import type { Store } from '../store/store.js'
import { removeUser } from './removeUser.js'

const DAY_MS = 24 * 60 * 60_000
/** Guests that are read at once. */
const PAGE = 500
/** Setting with the time of the last sweep, in ms. */
const SWEPT_AT = 'guestsSweptAt'

/**
 * Removes guests who have added no login, and whose session ended more than
 * `days` ago. At most once a day; one that fails is tried again the next day.
 *
 * The browser's secret would lead to the same account again, because the ID
 * comes from it.
 *
 * @param parameters.days - `0` keeps them all
 *
 * @returns how many were removed
 */
export async function sweepGuests(parameters: {
  days: number
  now: number
  report(error: unknown): void
  store: Store
}): Promise<number> {
  const { days, now, report, store } = parameters
  if (days === 0) return 0
  const swept = await store.settings.get(SWEPT_AT)
  if (swept && now - Number(swept.value) < DAY_MS) return 0
  await store.settings.set(SWEPT_AT, { value: String(now) })
  let count = 0
  for (const userId of await listGuests(store))
    try {
      if (await sweepGuest(store, { now, unusedMs: days * DAY_MS, userId }))
        count++
    } catch (error) {
      report(error)
    }
  return count
}

/** All of them first: a page begins at an entry that must still be there. */
async function listGuests({ users }: Store) {
  const ids: string[] = []
  for (;;) {
    const page = { before: ids.at(-1), isNewestFirst: true, limit: PAGE }
    const guests = await users.find({ isGuest: true }, page)
    ids.push(...guests.map(([id]) => id))
    if (guests.length < PAGE) return ids
  }
}

async function sweepGuest(
  store: Store,
  parameters: { now: number; unusedMs: number; userId: string },
): Promise<boolean> {
  const { now, unusedMs, userId } = parameters
  let isUnused = false
  await removeUser(store, {
    userId,
    // Whoever logs in or adds a login takes the same lock.
    async isStillWanted() {
      const user = await store.users.get(userId)
      if (!user || !(await isPlainGuest(store, user))) return false
      const usedAt = await readUsedAt(store, { now, user })
      isUnused = now - usedAt > unusedMs
      if (!isUnused && usedAt !== user.usedAt)
        await store.users.set(userId, { ...user, usedAt })
      return isUnused
    },
  })
  return isUnused
}

/** Nothing opens the account but the secret of one browser. */
// guard: guest-sweep-converted
async function isPlainGuest(store: Store, { email, id, isGuest }: User) {
  if (!isGuest || email) return false
  const identities = await store.identities.find({ userId: id })
  return (
    identities.every(([, { provider }]) => provider.startsWith(`${GUEST}:`)) &&
    !(await store.custodies.get(id))
  )
}

/** Guests from before it was written down begin today. */
async function readUsedAt(
  store: Store,
  { now, user }: { now: number; user: User },
) {
  const sessions = await store.sessions.find({ userId: user.id })
  const times = sessions.map(([, { usedAt }]) => usedAt)
  return Math.max(...times, user.usedAt ?? (times.length > 0 ? 0 : now))
}
