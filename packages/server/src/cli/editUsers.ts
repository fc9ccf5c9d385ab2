import { copyUser } from '../account/copyUser.js'
import { removeUser } from '../account/removeUser.js'
import { ConfigError } from '../config/ConfigError.js'
import { readConfig } from '../config/readConfig.js'
import { openDatabase } from '../server/openDatabase.js'
import { createSqlStore } from '../store/sql/createSqlStore.js'
import type { Store } from '../store/store.js'

/**
 * Copies what the database has of a user, or deletes it: what an operator owes
 * a user by Articles 15, 17 and 20 of the GDPR. Removes the authenticator app of
 * a user who has lost it, and the backup codes.
 *
 * @throws ConfigError when there is no such user
 */
export async function editUsers(
  parameters: editUsers.Parameters,
): Promise<void> {
  const { address: addresses = [], environment, isSure, words } = parameters
  const { now = Date.now, print = (text) => process.stdout.write(text) } =
    parameters
  const [command = '', wanted = '', ...others] = words
  const isKnown = ['delete', 'export', 'find', 'reset-mfa'].includes(command)
  if (!isKnown || !wanted || others.length > 0)
    throw new ConfigError([
      'users takes find, export, reset-mfa or delete, and an email or a user ID',
    ])
  const database = await openDatabase(readConfig(environment))
  try {
    const store = createSqlStore(database)
    const ids = await findIds(store, wanted)
    if (command === 'find')
      return print(ids.map((id) => `${id}\n`).join('') || 'No such user.\n')
    const [userId] = ids
    if (userId === undefined)
      throw new ConfigError([`There is no user ${wanted}`])
    if (ids.length > 1)
      throw new ConfigError([`${wanted} is of several users; name one by ID`])
    const wish = { addresses, userId }
    const copy = await copyUser({ ...wish, now: now(), store })
    if (command === 'export') return print(`${JSON.stringify(copy, null, 2)}\n`)
    if (command === 'reset-mfa') {
      if (!isSure)
        throw new ConfigError([
          `User ${userId} would have no authenticator app and no backup codes; make sure who asks, and add --yes`,
        ])
      await store.lock(`factors:${userId}`, () => store.factors.delete(userId))
      return print(`Removed the second factors of ${userId}\n`)
    }
    if (!isSure)
      throw new ConfigError([
        `${toText(toCounts(copy.records))} of user ${userId} would be deleted, with the server's key shares; add --yes`,
      ])
    print(`Deleted ${toText(await removeUser(store, wish))} of ${userId}\n`)
  } finally {
    await database.close()
  }
}

export declare namespace editUsers {
  type Parameters = {
    /** Addresses of the user that the server does not know. */
    address?: readonly string[] | undefined
    environment: Record<string, string | undefined>
    /** Deletes, instead of saying what would be deleted. */
    isSure: boolean
    /** Default `Date.now`. */
    now?: (() => number) | undefined
    /** Default: the standard output. */
    print?: ((text: string) => void) | undefined
    /** What follows `users`. */
    words: readonly string[]
  }
}

async function findIds({ users }: Store, wanted: string) {
  if (await users.get(wanted)) return [wanted]
  const found = await users.find({ email: wanted })
  return found.map(([id]) => id)
}

type Counts = Readonly<Record<string, number>>

function toCounts(records: Readonly<Record<string, readonly object[]>>) {
  return Object.fromEntries(
    Object.entries(records).map(([name, list]) => [name, list.length]),
  )
}

function toText(counts: Counts) {
  const found = Object.entries(counts).filter(([, count]) => count > 0)
  return found.map(([name, count]) => `${name} ${count}`).join(', ')
}
