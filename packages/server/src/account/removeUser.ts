import { toUserId } from '../auth/users/createUser.js'
import type { ExpiringTable, Store, Tables } from '../store/store.js'
import { findEntries, listParts, toPart } from './copyUser.js'
import { readSubject, type Subject } from './subject.js'

/** What the others are found by goes last, so that a crash loses no trace. */
const last: readonly (keyof Tables)[] = [
  ...(['socialLogins', 'sessions', 'custodies', 'users'] as const),
]

/**
 * Removes a user from every table, with the server's shares of their keys.
 * Repeating it goes on where it was interrupted.
 *
 * @param parameters.addresses - more addresses of the user
 * @param parameters.isStillWanted - asked while nothing else changes the user;
 * nothing is removed if it resolves with `false`
 *
 * @returns how many entries were removed, by table
 */
export async function removeUser(
  store: Store,
  parameters: {
    addresses?: readonly string[] | undefined
    isStillWanted?: (() => Promise<boolean>) | undefined
    userId: string
  },
): Promise<Partial<Record<keyof Tables, number>>> {
  const { isStillWanted, userId } = parameters
  return store.lock(`user:${userId}`, async () => {
    if (isStillWanted && !(await isStillWanted())) return {}
    const subject = await readSubject(store, parameters)
    const [email] = subject.emails
    const run = () => remove(store, subject)
    // Nobody logs in meanwhile.
    return email === undefined ? run() : store.lock(`email:${email}`, run)
  })
}

async function remove(store: Store, subject: Subject) {
  const counts: Partial<Record<keyof Tables, number>> = {}
  const isOwnId = await hasIdOf(store, subject)
  const first = listParts().filter(
    (name) => !last.includes(name) && name !== 'deletions',
  )
  // A session that began at the same time is found the second time.
  for (const name of [...first, ...last, 'sessions' as const]) {
    const entries = await findEntries(store, name, subject)
    const table = store[name] as ExpiringTable<object>
    const { toDetached, toLock } = toPart(name)
    for (const [key, record] of entries) {
      const take = () =>
        toDetached ? table.set(key, toDetached(record)) : table.delete(key)
      await (toLock ? store.lock(toLock(key), take) : take())
    }
    counts[name] = (counts[name] ?? 0) + entries.length
  }
  if (!isOwnId) await keepId(store, subject)
  await store.deletions.delete(subject.userId)
  return counts
}

/** Whether a later login with the same address would get the user's ID. */
async function hasIdOf(store: Store, { emails, userId }: Subject) {
  const identities = await store.identities.find({ userId })
  const origins = identities.map(([key]) =>
    (JSON.parse(key) as string[]).join(':'),
  )
  return [...emails, ...origins].some((origin) => toUserId(origin) === userId)
}

/**
 * The address that the ID comes from belongs to somebody else now, who would
 * get the ID, and with it keys that a browser still has.
 */
// guard: id-of-another
async function keepId({ users }: Store, { userId: id }: Subject) {
  const nobody = { email: undefined, update: undefined, userName: undefined }
  await users.set(id, { id, ...nobody })
}
