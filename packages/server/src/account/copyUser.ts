import type { Store, Tables } from '../store/store.js'
import { readSubject, type Subject } from './subject.js'
import { type UserPart, userParts } from './userParts.js'

/** Everything that the server keeps about a user, for the user. */
export type UserCopy = {
  format: 'latchkey-user'
  version: 1
  userId: string
  /** ISO 8601. */
  createdAt: string
  /** By table; times are in ms. Without secrets, and what hides them. */
  records: Partial<Record<keyof Tables, readonly object[]>>
}

/**
 * Copies what the server keeps about a user: the portable copy of Article 20
 * of the GDPR. What opens the wallet, codes and tokens are left out.
 *
 * @param parameters.addresses - more addresses of the user
 */
export async function copyUser(parameters: {
  addresses?: readonly string[] | undefined
  now: number
  store: Store
  userId: string
}): Promise<UserCopy> {
  const { now, store, userId } = parameters
  const subject = await readSubject(store, parameters)
  const records: UserCopy['records'] = {}
  for (const name of listParts()) {
    const entries = await findEntries(store, name, subject)
    if (entries.length === 0) continue
    const { hidesKey, toCopy = (record: object) => record } = toPart(name)
    records[name] = entries.map(([key, record]) => ({
      // A session's key is the hash of a secret.
      ...(secretKeys.has(name) || hidesKey?.(record) ? {} : { key }),
      ...toCopy(record),
    }))
  }
  return {
    ...{ format: 'latchkey-user', version: 1, userId },
    createdAt: new Date(now).toISOString(),
    records,
  }
}

/** Hashes of what opens something. */
const secretKeys: ReadonlySet<keyof Tables> = new Set([
  ...(['challenges', 'sessions', 'socialLogins', 'tickets'] as const),
  'farcasterLogins',
])

/** Tables with records of users. */
export function listParts(): readonly (keyof Tables)[] {
  const names = Object.keys(userParts) as (keyof Tables)[]
  return names.filter((name) => userParts[name] !== undefined)
}

export function toPart(name: keyof Tables): UserPart<object> {
  const part = userParts[name] as UserPart<object> | undefined
  if (part) return part
  throw new Error(`${name} has no records of users`)
}

export function findEntries(
  store: Tables,
  name: keyof Tables,
  subject: Subject,
): ReturnType<UserPart<object>['find']> {
  return toPart(name).find(store, subject)
}
