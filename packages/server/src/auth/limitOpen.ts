import type { Auth } from './createAuth.js'
import { limitClient } from './limitClient.js'
import { limitUse } from './limitUse.js'
import { APP_OPEN_LOGINS, CLIENT_OPEN_LOGINS } from './rules.js'

/**
 * Counts what somebody begins and may leave open. One that is too many is
 * refused: none that is open makes room for it.
 *
 * @throws ServiceError LOGIN_COOLDOWN
 */
export async function limitOpen(
  auth: Pick<Auth, 'now' | 'prune' | 'store'>,
  parameters: {
    /** Origin of the app, where it is known. */
    app?: string | undefined
    client: string | undefined
    kind: 'farcaster' | 'guest' | 'social' | 'ticket'
  },
): Promise<void> {
  const { app = '', client, kind } = parameters
  const key = `open:${kind}:${app}`
  auth.prune()
  // guard: open-logins-per-client
  await limitClient(auth, { client, key, limits: CLIENT_OPEN_LOGINS })
  if (app) await limitUse(auth, { key, limits: APP_OPEN_LOGINS })
}
