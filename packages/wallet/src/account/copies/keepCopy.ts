import { createDatabase, type Database } from '../../storage/createDatabase.js'
import { toCopyName, type WalletCopy } from '../../wire/copy.js'
import { openCopy } from './openCopy.js'

/**
 * Keeps a user's copy in first-party storage: of a window, unless given.
 * Never rejects.
 */
export async function keepCopy(
  copy: WalletCopy,
  parameters: {
    database?: Pick<Database, 'set' | 'state'> | undefined
    origin?: string | undefined
  } = {},
): Promise<void> {
  const { origin = location.origin } = parameters
  const { userId } = copy
  if (!(await openCopy(copy, { origin, userId }))) return
  const database = parameters.database ?? (await createDatabase())
  if (database.state === 'kept') await database.set(toCopyName(userId), copy)
}
