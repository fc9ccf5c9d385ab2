import type { Database } from '../../storage/createDatabase.js'
import type { Vault } from '../../storage/createVault.js'
import type { RestoredLogin } from '../session/createKeptAuth.js'
import type { Session } from '../session/createSession.js'
import { toSessionData } from '../session/toSessionData.js'
import { createPlaces } from './createPlaces.js'

/** Puts a login of before, whose keys a window keeps, into an empty frame. */
export async function restoreLogin(
  login: RestoredLogin,
  parameters: {
    database: Database
    session: Pick<Session, 'restore'>
    vault: Vault
  },
): Promise<void> {
  const { session } = parameters
  const { addresses, userId } = login
  await createPlaces(parameters).write(userId, 'window', addresses)
  await session.restore(toSessionData(login))
}
